//! Exploring: all lines of play from a table, breadth first, equal positions merged. What follows from the answers is found out on all
//! cores; it is put together in the order in which one alone would have found it.

#![expect(
    clippy::cast_possible_truncation,
    reason = "positions are counted in 32 bits: no machine holds more of them; keys are folded"
)]

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use rayon::prelude::*;

use super::game::Game;
use super::player::{Chooser, Outcome, Player, Seats};
use super::record::Off;
use super::table::{Runner, Status, Table};

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// To the next position at rest.
    Rest,
    /// Through so many turns, to the moment in which the last of them is over.
    Turns(u32),
}

/// What bounds a search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The horizon.
    pub until: Until,
    /// When there are so many positions, those that are still open are left as they are.
    pub positions: usize,
    /// The player who wants the goal.
    pub player: Player,
}

/// How many lines lead somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// So many.
    Number(u128),
    /// Without end: a position comes again on the way.
    Endless,
}

/// Positions that end alike.
#[derive(Clone, Debug)]
pub struct Ending {
    /// How the game ended; none: the horizon.
    pub outcome: Option<Outcome>,
    /// What the positions have in common.
    pub summary: String,
    /// How many positions.
    pub positions: usize,
    /// How many lines of play.
    pub lines: Lines,
    /// A shortest one, as play lines of the answers that were not forced.
    pub example: Vec<String>,
    /// The goal holds there: in all of the positions, or in some.
    pub goal: (bool, bool),
}

/// What the player can do about the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Against every reply, whatever cards come.
    Forced,
    /// Against every reply of the known cards; one that nobody has seen could answer.
    ForcedByKnown,
    /// If the others help, or the cards do.
    WithHelp,
    /// Not at all.
    Never,
    /// Not with the known cards.
    NeverByKnown,
    /// Not known: the limit cut the search off.
    Unknown,
}

/// What exploring found.
#[derive(Clone, Debug)]
pub struct Explored {
    /// The endings, the most frequent first.
    pub endings: Vec<Ending>,
    /// Positions with a decision or an end.
    pub positions: usize,
    /// Positions that were met again.
    pub merged: usize,
    /// Positions that the limit left open.
    pub cut: usize,
    /// Somebody stopped it.
    pub stopped: bool,
    /// Chance or unknown cards branched.
    pub chance: bool,
    /// Cards that nobody has seen, and that no branch stands for, could act or change what was found.
    pub unseen: bool,
    /// A position comes again on some line.
    pub cycles: bool,
    /// Whether the goal can be reached.
    pub reach: Reach,
}

struct Node<G: Game> {
    kind: NodeKind,
    /// Where its edges stand among all.
    edges: Range<u32>,
    /// How it was first reached: from which node, and who answered what.
    from: Option<(u32, Chooser, G::Choice)>,
    goal: bool,
}

/// Where an answer leads.
#[derive(Clone, Copy)]
struct Edge {
    to: u32,
    /// It presumes what an unknown card is.
    presumes: bool,
    /// Whose unknown cards could have had a say on the way.
    unseen: Seats,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum NodeKind {
    Decision(Chooser),
    End(u32),
    Cut,
}

/// So many forced answers in a row are folded into one edge. Then the position is a node like any other, so that a circle without a
/// free decision is seen, too.
const FOLDED: u32 = 128;

/// So many decisions are looked at together.
const TOGETHER: usize = 1024;

/// All lines of play from `start`. `seen` is told how many positions there are, and says whether to go on.
pub fn explore<G: Game>(
    start: &Table<G>,
    limits: &Limits,
    summary: impl Fn(&Table<G>) -> String,
    words: impl Fn(&G::Choice, Chooser) -> String,
    goal: impl Fn(&Table<G>, Option<Outcome>) -> bool,
    seen: &mut dyn FnMut(usize) -> bool,
) -> Explored {
    let mut search = Search {
        summary,
        goal,
        graph: Graph { nodes: Vec::new(), edges: Vec::new(), endings: Vec::new(), unseen: Seats::NONE },
        by_print: Prints::default(),
        ending_of: HashMap::new(),
        merged: 0,
        queue: VecDeque::new(),
    };
    let first = Settled::of(start.clone(), None, 0, limits.until, &mut Runner::default());
    search.graph.unseen = first.unseen;
    search.add(first, None);
    let mut stopped = false;
    while !search.queue.is_empty() {
        let is_full = stopped || search.graph.nodes.len() >= limits.positions;
        let together: Vec<Open<G>> = search.queue.drain(..search.queue.len().min(TOGETHER)).collect();
        if is_full {
            together.iter().for_each(|open| search.cut(open.node));
            continue;
        }
        let known = &search.by_print;
        let follow = |runner: &mut Runner<G>, open: Open<G>| open.follow(limits.until, known, runner);
        let followed: Vec<(u32, Vec<Follows<G>>)> =
            together.into_par_iter().map_init(Runner::default, follow).collect();
        for (node, follows) in followed {
            if stopped || search.graph.nodes.len() >= limits.positions {
                search.cut(node);
                continue;
            }
            let first = search.graph.edges.len() as u32;
            for Follows { who, choice, presumes, unseen, to } in follows {
                let to = match to {
                    Reached::Known(to) => search.meet(to),
                    Reached::New(settled) => search.add(*settled, Some((node, who, choice))),
                };
                search.graph.edges.push(Edge { to, presumes, unseen });
            }
            search.graph.nodes[node as usize].edges = first..search.graph.edges.len() as u32;
            if node % 1024 == 0 {
                stopped = !seen(search.graph.nodes.len());
            }
        }
    }
    seen(search.graph.nodes.len());
    let found = search.graph.found(G::side(&start.state, limits.player), search.merged, &words);
    Explored { stopped, ..found }
}

/// The nodes of positions that are known, by fingerprint and the turns that have passed.
type Prints = HashMap<(u128, u32), u32, BuildHasherDefault<Printed>>;

/// A fingerprint is a hash already.
#[derive(Default)]
struct Printed(u64);

impl Hasher for Printed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|b| self.0 = self.0.rotate_left(8) ^ u64::from(*b));
    }

    fn write_u128(&mut self, print: u128) {
        self.0 ^= (print as u64) ^ ((print >> 64) as u64);
    }

    fn write_u32(&mut self, turns: u32) {
        self.0 ^= u64::from(turns);
    }
}

/// A search under way.
struct Search<G: Game, S, A> {
    summary: S,
    goal: A,
    graph: Graph<G>,
    by_print: Prints,
    ending_of: HashMap<(Option<Outcome>, String), u32>,
    merged: usize,
    /// Decisions that are still to be looked at, with the turns that have passed.
    queue: VecDeque<Open<G>>,
}

/// A decision that is still to be looked at.
struct Open<G: Game> {
    node: u32,
    who: Chooser,
    table: Table<G>,
    offered: Vec<G::Choice>,
    /// The turns that have passed.
    turns: u32,
}

/// What follows from an answer.
struct Follows<G: Game> {
    who: Chooser,
    choice: G::Choice,
    /// It presumes what an unknown card is.
    presumes: bool,
    /// Whose unknown cards could have had a say on the way.
    unseen: Seats,
    to: Reached<G>,
}

/// Where an answer leads, as far as it was known before.
enum Reached<G: Game> {
    /// To this node.
    Known(u32),
    /// To a position that was not known yet.
    New(Box<Settled<G>>),
}

impl<G: Game> Open<G> {
    /// What follows from every answer.
    fn follow(self, until: Until, known: &Prints, runner: &mut Runner<G>) -> (u32, Vec<Follows<G>>) {
        let Self { node, who, table, offered, turns } = self;
        let last = offered.len().saturating_sub(1);
        let mut table = Some(table);
        let follows = |(n, choice): (usize, G::Choice)| {
            // The last one goes on from the table itself.
            let from = if n < last { table.clone() } else { table.take() }?;
            let presumes = G::presumes(&from.state, &from.book, &choice);
            let settled = Settled::of(from, Some(choice), turns, until, runner);
            Some(Follows {
                who,
                choice,
                presumes,
                unseen: settled.unseen,
                to: match known.get(&settled.key()) {
                    Some(&node) => Reached::Known(node),
                    None => Reached::New(Box::new(settled)),
                },
            })
        };
        (node, offered.into_iter().enumerate().filter_map(follows).collect())
    }
}

/// A table at its next free decision, at the horizon or at the end.
struct Settled<G: Game> {
    table: Table<G>,
    print: u128,
    turns: u32,
    at: Stop<G>,
    unseen: Seats,
}

impl<G: Game> Settled<G> {
    /// What tells it from others.
    fn key(&self) -> (u128, u32) {
        (self.print, self.turns)
    }

    /// Go on after an answer; what is forced is taken. Without an answer it is the start, which may be at rest itself.
    fn of(
        mut table: Table<G>,
        mut answer: Option<G::Choice>,
        mut turns: u32,
        until: Until,
        runner: &mut Runner<G>,
    ) -> Self {
        let mut first = answer.is_none();
        let mut folded = 0;
        runner.unseen = Seats::NONE;
        loop {
            let turn = G::turn(&table.state);
            // Turns that the horizon does not count do not tell positions apart.
            let is_counted = until != Until::Rest;
            let same_turn = |state: &G::State| !is_counted || G::turn(state) == turn;
            let at = match table.run_while(answer.take(), runner, &mut Off, same_turn) {
                // What comes at the start of the next turn is behind the horizon.
                None => {
                    turns += 1;
                    if until != Until::Turns(turns) {
                        continue;
                    }
                    Stop::Horizon
                }
                Some(Status::Over(outcome)) => Stop::Over(outcome),
                Some(Status::Ask { who, at_rest, .. }) => {
                    let horizon = until == Until::Rest && at_rest && !first;
                    match runner.options.offered() {
                        _ if horizon => Stop::Horizon,
                        [one] if folded < FOLDED => {
                            runner.unseen = runner.unseen.and(runner.unseen_answers);
                            answer = Some(*one);
                            folded += 1;
                            first = false;
                            continue;
                        }
                        all => Stop::Asks(who, all.to_vec()),
                    }
                }
            };
            // Who could answer at the horizon lies beyond it.
            let asked = matches!(at, Stop::Asks(..));
            let answers = if asked { runner.unseen_answers } else { Seats::NONE };
            let print = table.fingerprint();
            return Self { table, print, turns, at, unseen: runner.unseen.and(answers) };
        }
    }
}

impl<G: Game, S, A> Search<G, S, A>
where
    S: Fn(&Table<G>) -> String,
    A: Fn(&Table<G>, Option<Outcome>) -> bool,
{
    /// The limit leaves a decision open.
    fn cut(&mut self, node: u32) {
        self.graph.nodes[node as usize].kind = NodeKind::Cut;
    }

    /// A position comes again.
    fn meet(&mut self, node: u32) -> u32 {
        self.merged += 1;
        node
    }

    /// A position, merged with an equal one that is there.
    fn add(&mut self, settled: Settled<G>, from: Option<(u32, Chooser, G::Choice)>) -> u32 {
        let key = settled.key();
        if let Some(&known) = self.by_print.get(&key) {
            return self.meet(known);
        }
        let n = self.graph.nodes.len() as u32;
        let (kind, goal) = match &settled.at {
            Stop::Asks(who, _) => (NodeKind::Decision(*who), false),
            Stop::Over(outcome) => self.ending(&settled.table, Some(*outcome)),
            Stop::Horizon => self.ending(&settled.table, None),
        };
        self.by_print.insert(key, n);
        self.graph.nodes.push(Node { kind, edges: 0..0, from, goal });
        if let Stop::Asks(who, offered) = settled.at {
            self.queue.push_back(Open { node: n, who, table: settled.table, offered, turns: settled.turns });
        }
        n
    }

    fn ending(&mut self, table: &Table<G>, outcome: Option<Outcome>) -> (NodeKind, bool) {
        let summary = if outcome.is_some() { String::new() } else { (self.summary)(table) };
        let endings = &mut self.graph.endings;
        let at = *self.ending_of.entry((outcome, summary.clone())).or_insert_with(|| {
            endings.push((outcome, summary));
            endings.len() as u32 - 1
        });
        (NodeKind::End(at), (self.goal)(table, outcome))
    }
}

/// Where a line of forced answers stops.
enum Stop<G: Game> {
    /// At a decision with these options.
    Asks(Chooser, Vec<G::Choice>),
    Over(Outcome),
    Horizon,
}

struct Graph<G: Game> {
    nodes: Vec<Node<G>>,
    /// Those of one node stand together.
    edges: Vec<Edge>,
    endings: Vec<(Option<Outcome>, String)>,
    /// Whose unknown cards could have a say at the start.
    unseen: Seats,
}

impl<G: Game> Graph<G> {
    /// Where a node leads.
    fn of(&self, node: &Node<G>) -> &[Edge] {
        &self.edges[node.edges.start as usize..node.edges.end as usize]
    }

    fn found(self, side: Seats, merged: usize, words: &impl Fn(&G::Choice, Chooser) -> String) -> Explored {
        let order = self.topological();
        let lines = self.lines(&order);
        let mut endings = Vec::new();
        let mut places: Vec<Vec<usize>> = vec![Vec::new(); self.endings.len()];
        for (n, node) in self.nodes.iter().enumerate() {
            if let NodeKind::End(at) = node.kind {
                places[at as usize].push(n);
            }
        }
        for ((outcome, summary), here) in self.endings.iter().zip(&places) {
            let goals = here.iter().filter(|&&n| self.nodes[n].goal).count();
            let mut total = Lines::Number(0);
            for &n in here {
                total = match (total, lines[n]) {
                    (Lines::Number(a), Lines::Number(b)) => Lines::Number(a.saturating_add(b)),
                    _ => Lines::Endless,
                };
            }
            // Breadth first: the first that was found is a nearest one. Where the goal is reached, it is one of those.
            let meets = here.iter().find(|&&n| self.nodes[n].goal);
            let shortest = meets.or(here.first()).copied().unwrap_or(0);
            endings.push(Ending {
                outcome: *outcome,
                summary: summary.clone(),
                positions: here.len(),
                lines: total,
                example: self.example(shortest, words),
                goal: (goals == here.len(), goals > 0),
            });
        }
        endings.sort_by_key(|e| (e.outcome.is_none(), std::cmp::Reverse(weight(e.lines)), e.summary.clone()));
        let cut = self.nodes.iter().filter(|n| n.kind == NodeKind::Cut).count();
        let by_chance = |n: &Node<G>| matches!(n.kind, NodeKind::Decision(Chooser::Chance | Chooser::Judge));
        let chance = self.nodes.iter().any(|n| by_chance(n) || self.of(n).iter().any(|e| e.presumes));
        let unseen = self.edges.iter().fold(self.unseen, |all, e| all.and(e.unseen));
        let reach = self.reach(side, cut > 0, unseen);
        Explored {
            endings,
            positions: self.nodes.len(),
            merged,
            cut,
            stopped: false,
            chance,
            unseen: !unseen.is_empty(),
            cycles: order.len() < self.nodes.len(),
            reach,
        }
    }

    /// The nodes so that every edge leads forward, up to those that lie on a circle or behind one.
    fn topological(&self) -> Vec<usize> {
        let mut incoming = vec![0u32; self.nodes.len()];
        self.edges.iter().for_each(|e| incoming[e.to as usize] += 1);
        let mut order: Vec<usize> = (0..self.nodes.len()).filter(|&n| incoming[n] == 0).collect();
        let mut at = 0;
        while let Some(&n) = order.get(at) {
            at += 1;
            for to in self.of(&self.nodes[n]).iter().map(|e| e.to as usize) {
                incoming[to] -= 1;
                if incoming[to] == 0 {
                    order.push(to);
                }
            }
        }
        order
    }

    /// How many lines lead to each node. Where positions come again, lines that pass there have no number.
    fn lines(&self, order: &[usize]) -> Vec<Lines> {
        let mut lines = vec![Lines::Endless; self.nodes.len()];
        let mut count = vec![0u128; self.nodes.len()];
        if let Some(first) = count.first_mut() {
            *first = 1;
        }
        for &n in order {
            for to in self.of(&self.nodes[n]).iter().map(|e| e.to as usize) {
                count[to] = count[to].saturating_add(count[n]);
            }
            lines[n] = Lines::Number(count[n]);
        }
        lines
    }

    fn example(&self, n: usize, words: &impl Fn(&G::Choice, Chooser) -> String) -> Vec<String> {
        let mut lines = Vec::new();
        let mut at = n;
        while let Some((from, who, choice)) = &self.nodes[at].from {
            lines.push(format!("{}: {}", who.name(), words(choice, *who)));
            at = *from as usize;
        }
        lines.reverse();
        lines
    }

    /// Decided backwards: a node is won if its chooser is the player and one edge is won, or if all are. What presumes an unknown
    /// card helps nobody to force anything, but may be the others' reply; where an unknown card of the others could act, nothing is forced.
    fn reach(&self, side: Seats, cut: bool, unseen: Seats) -> Reach {
        let own = |node: &Node<G>, e: &Edge| match node.kind {
            NodeKind::Decision(who) => who.seats().iter().any(|p| side.has(p)) && !e.presumes,
            NodeKind::End(_) | NodeKind::Cut => false,
        };
        let sure = |e: &Edge| e.unseen.without(side).is_empty();
        let begins = |won: Vec<bool>| won.first() == Some(&true);
        if self.unseen.without(side).is_empty() && begins(self.backwards(own, sure)) {
            return Reach::Forced;
        }
        if begins(self.backwards(own, |_| true)) {
            return Reach::ForcedByKnown;
        }
        match (begins(self.backwards(|_, _| true, |_| true)), cut) {
            (true, false) => Reach::WithHelp,
            (false, false) if !unseen.is_empty() => Reach::NeverByKnown,
            (false, false) => Reach::Never,
            // Behind the limit there may be more.
            (_, true) => Reach::Unknown,
        }
    }

    /// The edges that count, by where they lead.
    fn before(&self, counts: impl Fn(&Edge) -> bool) -> Before {
        let mut begins = vec![0u32; self.nodes.len() + 1];
        self.edges.iter().filter(|e| counts(e)).for_each(|e| begins[e.to as usize + 1] += 1);
        (1..begins.len()).for_each(|n| begins[n] += begins[n - 1]);
        let mut next = begins.clone();
        let none = Edge { to: 0, presumes: false, unseen: Seats::NONE };
        let mut edges = vec![(0, none); begins.last().map_or(0, |all| *all as usize)];
        for (n, node) in self.nodes.iter().enumerate() {
            for edge in self.of(node).iter().filter(|e| counts(e)) {
                let at = &mut next[edge.to as usize];
                edges[*at as usize] = (n as u32, *edge);
                *at += 1;
            }
        }
        Before { edges, begins }
    }

    /// The nodes from which the goal is reached: by one edge that is enough, or by all edges. Edges that do not count lead nowhere.
    fn backwards(&self, is_enough: impl Fn(&Node<G>, &Edge) -> bool, counts: impl Fn(&Edge) -> bool) -> Vec<bool> {
        let before = self.before(counts);
        let mut won: Vec<bool> = self.nodes.iter().map(|n| n.goal).collect();
        let mut missing: Vec<u32> = self.nodes.iter().map(|n| n.edges.len() as u32).collect();
        let mut work: Vec<u32> = (0..self.nodes.len() as u32).filter(|&n| won[n as usize]).collect();
        while let Some(n) = work.pop() {
            for &(from, edge) in before.of(n as usize) {
                let at = from as usize;
                let node = &self.nodes[at];
                missing[at] = missing[at].saturating_sub(1);
                if !won[at] && (missing[at] == 0 || is_enough(node, &edge)) {
                    won[at] = true;
                    work.push(from);
                }
            }
        }
        won
    }
}

/// The edges that lead to each node, node by node.
struct Before {
    edges: Vec<(u32, Edge)>,
    /// Where those to each node begin; at the end, where the last ones end.
    begins: Vec<u32>,
}

impl Before {
    fn of(&self, node: usize) -> &[(u32, Edge)] {
        &self.edges[self.begins[node] as usize..self.begins[node + 1] as usize]
    }
}

fn weight(lines: Lines) -> u128 {
    match lines {
        Lines::Number(n) => n,
        Lines::Endless => u128::MAX,
    }
}
