//! Where editions of a text differ in what they do: by name, with the clauses of both.

/// A difference between the reference edition and others.
#[derive(Debug)]
pub struct Difference {
    /// Its name: what differs is said in the catalogues under `difference-` and this.
    pub name: &'static str,
    /// The editions, by their places in the game's list, that do it otherwise than the reference.
    pub editions: &'static [u8],
    /// The clauses in the reference edition, parted by blanks.
    pub here: &'static str,
    /// The clauses in the others.
    pub there: &'static str,
}

impl Difference {
    /// Does an edition do it otherwise than the reference?
    pub fn holds(&self, edition: u8) -> bool {
        self.editions.contains(&edition)
    }
}
