//! Exploring: all lines of play from a table, breadth first, equal positions merged.

use std::collections::HashMap;

use super::game::Game;
use super::player::{Chooser, Outcome, Player};
use super::record::Off;
use super::table::{Runner, Status, Table};

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// To the next position at rest.
    Rest,
    /// Through so many turns.
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
    /// If the others help, or the cards do.
    WithHelp,
    /// Not at all.
    Never,
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
    /// Chance or unknown cards branched.
    pub chance: bool,
    /// A position comes again on some line.
    pub cycles: bool,
    /// Whether the goal can be reached.
    pub reach: Reach,
}

struct Node<G: Game> {
    kind: NodeKind,
    /// Answers and where they lead.
    edges: Vec<u32>,
    /// How it was first reached: from which node, and who answered what.
    from: Option<(u32, Chooser, G::Choice)>,
    goal: bool,
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

/// All lines of play from `start`. `seen` is told how many positions there are.
pub fn explore<G: Game>(
    start: &Table<G>,
    limits: &Limits,
    summary: impl Fn(&G::State) -> String,
    words: impl Fn(&G::Choice, Chooser) -> String,
    goal: impl Fn(&G::State, Option<Outcome>) -> bool,
    seen: &mut dyn FnMut(usize),
) -> Explored {
    let mut nodes: Vec<Node<G>> = Vec::new();
    let mut by_print: HashMap<(u128, u32), u32> = HashMap::new();
    let mut endings: Vec<(Option<Outcome>, String)> = Vec::new();
    let mut ending_of: HashMap<(Option<Outcome>, String), u32> = HashMap::new();
    let mut merged = 0;
    let mut runner = Runner::default();
    let mut queue: std::collections::VecDeque<(u32, Table<G>, u32)> = std::collections::VecDeque::new();

    // The start is a node of its own, also if it is at rest.
    let settle = |mut table: Table<G>,
                  answer: Option<G::Choice>,
                  mut turns: u32,
                  first: bool,
                  runner: &mut Runner<G>|
     -> (Table<G>, Settled, u32) {
        let mut answer = answer;
        let mut first = first;
        let mut folded = 0;
        loop {
            let turn = G::turn(&table.state);
            let status = table.run(answer.take(), runner, &mut Off);
            if G::turn(&table.state) != turn {
                // Turns that the horizon does not count do not tell positions apart.
                turns = match limits.until {
                    Until::Rest => 0,
                    Until::Turns(n) => n.min(turns + 1),
                };
            }
            match status {
                Status::Over(outcome) => return (table, Settled::Over(outcome), turns),
                Status::Ask { who, at_rest, .. } => {
                    let horizon = match limits.until {
                        Until::Rest => at_rest && !first,
                        Until::Turns(n) => turns >= n && at_rest,
                    };
                    if horizon {
                        return (table, Settled::Horizon, turns);
                    }
                    match runner.options.offered() {
                        [one] if folded < FOLDED => answer = Some(*one),
                        _ => return (table, Settled::Asks(who), turns),
                    }
                    folded += 1;
                    first = false;
                }
            }
        }
    };

    let (table, settled, turns) = settle(start.clone(), None, 0, true, &mut runner);
    let mut add = |table: Table<G>,
                   settled: Settled,
                   turns: u32,
                   from: Option<(u32, Chooser, G::Choice)>,
                   nodes: &mut Vec<Node<G>>,
                   queue: &mut std::collections::VecDeque<(u32, Table<G>, u32)>,
                   merged: &mut usize|
     -> u32 {
        let key = (table.fingerprint(), turns);
        if let Some(&known) = by_print.get(&key) {
            *merged += 1;
            return known;
        }
        let n = nodes.len() as u32;
        let (kind, goal) = match settled {
            Settled::Asks(who) => (NodeKind::Decision(who), false),
            Settled::Over(_) | Settled::Horizon => {
                let outcome = if let Settled::Over(outcome) = settled { Some(outcome) } else { None };
                let summary = if outcome.is_some() { String::new() } else { summary(&table.state) };
                let next = endings.len() as u32;
                let at = *ending_of.entry((outcome, summary.clone())).or_insert_with(|| {
                    endings.push((outcome, summary));
                    next
                });
                (NodeKind::End(at), goal(&table.state, outcome))
            }
        };
        by_print.insert(key, n);
        nodes.push(Node { kind, edges: Vec::new(), from, goal });
        if matches!(kind, NodeKind::Decision(_)) {
            queue.push_back((n, table, turns));
        }
        n
    };
    add(table, settled, turns, None, &mut nodes, &mut queue, &mut merged);
    while let Some((n, mut table, turns)) = queue.pop_front() {
        let NodeKind::Decision(who) = nodes[n as usize].kind else { continue };
        if nodes.len() >= limits.positions {
            nodes[n as usize].kind = NodeKind::Cut;
            continue;
        }
        table.run(None, &mut runner, &mut Off);
        let options: Vec<G::Choice> = runner.options.offered().to_vec();
        for choice in options {
            let (next, settled, turns) = settle(table.clone(), Some(choice), turns, false, &mut runner);
            let to = add(next, settled, turns, Some((n, who, choice)), &mut nodes, &mut queue, &mut merged);
            nodes[n as usize].edges.push(to);
        }
        if n % 1024 == 0 {
            seen(nodes.len());
        }
    }
    seen(nodes.len());
    Graph { nodes, endings }.found(limits, merged, &words)
}

enum Settled {
    Asks(Chooser),
    Over(Outcome),
    Horizon,
}

struct Graph<G: Game> {
    nodes: Vec<Node<G>>,
    endings: Vec<(Option<Outcome>, String)>,
}

impl<G: Game> Graph<G> {
    fn found(self, limits: &Limits, merged: usize, words: &impl Fn(&G::Choice, Chooser) -> String) -> Explored {
        let order = self.topological();
        let lines = self.lines(&order);
        let mut endings = Vec::new();
        for (at, (outcome, summary)) in self.endings.iter().enumerate() {
            let here: Vec<usize> =
                (0..self.nodes.len()).filter(|&n| self.nodes[n].kind == NodeKind::End(at as u32)).collect();
            let goals = here.iter().filter(|&&n| self.nodes[n].goal).count();
            let mut total = Lines::Number(0);
            for &n in &here {
                total = match (total, lines[n]) {
                    (Lines::Number(a), Lines::Number(b)) => Lines::Number(a.saturating_add(b)),
                    _ => Lines::Endless,
                };
            }
            let shortest = here.iter().copied().min_by_key(|&n| self.depth(n)).unwrap_or(0);
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
        let chance = self.nodes.iter().any(|n| matches!(n.kind, NodeKind::Decision(Chooser::Chance | Chooser::Judge)));
        let reach = self.reach(limits.player, cut > 0);
        Explored {
            endings,
            positions: self.nodes.len(),
            merged,
            cut,
            chance,
            cycles: order.len() < self.nodes.len(),
            reach,
        }
    }

    /// The nodes so that every edge leads forward, up to those that lie on a circle or behind one.
    fn topological(&self) -> Vec<usize> {
        let mut incoming = vec![0u32; self.nodes.len()];
        for node in &self.nodes {
            node.edges.iter().for_each(|&to| incoming[to as usize] += 1);
        }
        let mut order: Vec<usize> = (0..self.nodes.len()).filter(|&n| incoming[n] == 0).collect();
        let mut at = 0;
        while let Some(&n) = order.get(at) {
            at += 1;
            for &to in &self.nodes[n].edges {
                incoming[to as usize] -= 1;
                if incoming[to as usize] == 0 {
                    order.push(to as usize);
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
            for &to in &self.nodes[n].edges {
                count[to as usize] = count[to as usize].saturating_add(count[n]);
            }
            lines[n] = Lines::Number(count[n]);
        }
        lines
    }

    fn depth(&self, n: usize) -> usize {
        let mut depth = 0;
        let mut at = n;
        while let Some((from, ..)) = self.nodes[at].from {
            depth += 1;
            at = from as usize;
        }
        depth
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

    /// Decided backwards: a node is won if its chooser is the player and one edge is won, or if all are.
    fn reach(&self, player: Player, cut: bool) -> Reach {
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); self.nodes.len()];
        for (n, node) in self.nodes.iter().enumerate() {
            node.edges.iter().for_each(|&to| before[to as usize].push(n as u32));
        }
        let won = self.backwards(&before, |node| node.kind == NodeKind::Decision(Chooser::Player(player)));
        if won.first() == Some(&true) {
            return Reach::Forced;
        }
        let helped = self.backwards(&before, |_| true);
        match (helped.first() == Some(&true), cut) {
            (true, false) => Reach::WithHelp,
            (false, false) => Reach::Never,
            // Behind the limit there may be more.
            (true, true) | (false, true) => Reach::Unknown,
        }
    }

    fn backwards(&self, before: &[Vec<u32>], one_is_enough: impl Fn(&Node<G>) -> bool) -> Vec<bool> {
        let mut won: Vec<bool> = self.nodes.iter().map(|n| n.goal).collect();
        let mut missing: Vec<u32> = self.nodes.iter().map(|n| n.edges.len() as u32).collect();
        let mut work: Vec<u32> = (0..self.nodes.len() as u32).filter(|&n| won[n as usize]).collect();
        while let Some(n) = work.pop() {
            for &from in &before[n as usize] {
                let at = from as usize;
                missing[at] = missing[at].saturating_sub(1);
                if !won[at] && (missing[at] == 0 || one_is_enough(&self.nodes[at])) {
                    won[at] = true;
                    work.push(from);
                }
            }
        }
        won
    }
}

fn weight(lines: Lines) -> u128 {
    match lines {
        Lines::Number(n) => n,
        Lines::Endless => u128::MAX,
    }
}
