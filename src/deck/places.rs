//! Where the counts of a list stand. A number that may be part of a name that nobody knows counts where the other lines count, too:
//! `4 Winds ZZ01-006` is four cards among `4 Gull ZZ01-004`, and may be one among `Gull ZZ01-004 x4`.

use std::collections::BTreeMap;

use super::list::Place;

/// The count of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// How many.
    pub count: u32,
    /// Where that stands.
    pub place: Place,
    /// It may be part of a name.
    pub may_be_name: bool,
}

/// Nobody has so many copies: `99 Nights` is a name.
const MOST_COPIES: u32 = 20;

/// The counts that stand elsewhere than most of the list's do, and may be parts of names: the line, and the count.
pub fn unsure(lines: &[Vec<Counted>]) -> Vec<(usize, u32)> {
    let mut at = BTreeMap::<Place, usize>::new();
    lines.iter().flatten().for_each(|counted| *at.entry(counted.place).or_default() += 1);
    let all: usize = at.values().sum();
    let is_sure = |counted: &Counted| {
        let same = at[&counted.place];
        let others = all - same;
        // Nobody counts in the middle of one line only.
        if counted.place == Place::Between { same > others && same > 1 } else { same >= others }
    };
    let is_unsure = |c: &&Counted| c.may_be_name && (c.count > MOST_COPIES || !is_sure(c));
    let of_line = |(at, line): (usize, &Vec<Counted>)| line.iter().find(is_unsure).map(|c| (at, c.count));
    lines.iter().enumerate().filter_map(of_line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(place: Place, may_be_name: bool) -> Vec<Counted> {
        vec![Counted { count: 4, place, may_be_name }]
    }

    #[test]
    fn a_number_counts_where_the_others_do() {
        let winds = || line(Place::First, true);
        assert!(unsure(&[winds()]).is_empty());
        assert!(unsure(&[winds(), line(Place::First, true), line(Place::Nowhere, false)]).is_empty());
        assert_eq!(unsure(&[line(Place::Last, false), winds(), line(Place::Last, false)]), [(1, 4)]);
        assert_eq!(unsure(&[line(Place::Nowhere, false), line(Place::Nowhere, false), winds()]), [(2, 4)]);
        assert_eq!(unsure(&[line(Place::Between, true)]), [(0, 4)]);
        assert!(unsure(&[line(Place::Between, true), line(Place::Between, true)]).is_empty());
    }
}
