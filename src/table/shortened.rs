//! Cards by a part of their names: `6000 attacks leader` for a “6000 double attack”, `block 4000` for a “4000 blocker”.

/// The ways to say a name with fewer words: its first words, or words that begin with a number.
fn parts(name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split(' ').collect();
    let begins = |from: &usize| {
        *from == 0 || words[*from].trim_start_matches(['+', '-']).starts_with(|c: char| c.is_ascii_digit())
    };
    let starts = (0..words.len()).filter(begins);
    let all = starts.flat_map(|from| (from + 1..=words.len()).map(move |to| (from, to)));
    all.filter(|(from, to)| to - from < words.len()).map(|(from, to)| words[from..to].join(" ")).collect()
}

/// A way to write an option, with every card that it names said in fewer words. Everything is in one notation.
pub fn shorter(form: &str, names: &[String]) -> Vec<String> {
    let named = |name: &&String| {
        name.contains(' ')
            && form.match_indices(name.as_str()).any(|(at, _)| {
                let before = form[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
                let after = form[at + name.len()..].chars().next().is_none_or(|c| !c.is_alphanumeric());
                before && after
            })
    };
    // The longest name is the one that is written there.
    let Some(name) = names.iter().filter(named).max_by_key(|name| name.len()) else { return Vec::new() };
    parts(name).into_iter().map(|part| form.replacen(name.as_str(), &part, 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_words_or_a_number() {
        assert_eq!(
            parts("nami 5000 double attack"),
            ["nami", "nami 5000", "nami 5000 double", "5000", "5000 double", "5000 double attack"]
        );
        assert_eq!(parts("captain"), Vec::<String>::new());
    }

    #[test]
    fn in_the_middle_of_a_form() {
        let names = ["6000 double attack".to_string(), "6000".to_string()];
        assert_eq!(shorter("6000 double attack attacks", &names), ["6000 attacks", "6000 double attacks"]);
        assert_eq!(shorter("attack a's 6000 double attack", &names), ["attack a's 6000", "attack a's 6000 double"]);
        assert_eq!(shorter("attack 6000", &names), Vec::<String>::new());
        assert_eq!(shorter("attack 46000 double attack", &names), Vec::<String>::new());
    }
}
