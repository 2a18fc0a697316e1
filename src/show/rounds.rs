//! Rounds of a trace: lines that come again and again in the same order are told once, and how often they come again.

/// What is written of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// A line, by its place.
    Line(usize),
    /// The lines from one place to before another are rounds like the one before them: so many.
    Again(usize, usize, usize),
}

/// So many lines a round has at most.
const LONG: usize = 24;
/// So many rounds must come after the first, or all are written.
const MORE: usize = 2;

/// Lines by their words, with their rounds folded. A line that must be seen is never folded.
pub fn rounds(lines: &[(String, bool)]) -> Vec<Written> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let found = (1..=LONG).map(|long| (long, again(lines, at, long))).find(|(_, times)| *times >= MORE);
        match found {
            Some((long, times)) => {
                out.extend((at..at + long).map(Written::Line));
                let end = at + long * (times + 1);
                out.push(Written::Again(at + long, end, times));
                at = end;
            }
            None => {
                out.push(Written::Line(at));
                at += 1;
            }
        }
    }
    out
}

/// How often the lines of a round come again after it.
fn again(lines: &[(String, bool)], at: usize, long: usize) -> usize {
    let Some(first) = lines.get(at..at + long) else { return 0 };
    let alike = |next: &&[(String, bool)]| {
        next.len() == long && next.iter().zip(first).all(|((a, seen), (b, _))| a == b && !seen)
    };
    lines[at + long..].chunks(long).take_while(alike).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(words: &str) -> Vec<(String, bool)> {
        words.chars().map(|c| (c.to_lowercase().to_string(), c.is_uppercase())).collect()
    }

    #[test]
    fn what_comes_again_is_told_once() {
        use Written::{Again, Line};
        assert_eq!(rounds(&lines("xababaBy")).len(), 8);
        let folded = [Line(0), Line(1), Line(2), Again(3, 7, 2), Line(7)];
        assert_eq!(rounds(&lines("xabababy")), folded);
        // Two alike are two lines.
        assert_eq!(rounds(&lines("aab")), [Line(0), Line(1), Line(2)]);
        assert_eq!(rounds(&lines("aaa")), [Line(0), Again(1, 3, 2)]);
        assert_eq!(rounds(&[]), []);
    }
}
