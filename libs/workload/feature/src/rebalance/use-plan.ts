import type { BodyOf, Schema } from '@dosar/openapi';
import { useState } from 'react';

type Move = Schema<'RebalanceMove'>;

/** A proposed move as the manager leaves it. */
export type PlannedMove = Move & {
  isWanted: boolean;
  note: string;
  /** The manager chose somebody else than the rules did. */
  isChosen: boolean;
};

/** What can be changed about a move. */
export type MoveValues = Partial<Pick<PlannedMove, 'to_user_id' | 'isWanted' | 'isChosen' | 'note'>>;

/** The moves of a proposal with what the manager changes about them. */
export function usePlan(proposal: Schema<'Rebalance'>) {
  const [moves, setMoves] = useState<readonly PlannedMove[]>(() =>
    proposal.moves.map((move) => ({ ...move, isWanted: true, isChosen: false, note: move.note_draft ?? '' })),
  );
  const change = (assignmentId: string, values: MoveValues) =>
    setMoves((before) =>
      before.map((move) => (move.assignment_id === assignmentId ? { ...move, ...values } : move)),
    );
  const choose = (wanted: ReadonlySet<string>) =>
    setMoves((before) => before.map((move) => ({ ...move, isWanted: wanted.has(move.assignment_id) })));
  const wanted = moves.filter((move) => move.isWanted);
  return { moves, wanted, change, choose, lackingNote: wanted.filter(lacksNote) };
}

const shortestNote = 3;

/** Whether the next owner would know nothing of work that is old. */
function lacksNote(move: PlannedMove): boolean {
  return move.needs_note && move.note.trim().length < shortestNote;
}

/** Somebody's load before and after the wanted moves. */
export type PersonLoad = { person: Schema<'RebalancePerson'>; before: number; after: number; count: number };

/** How the moves change the load of each person, in points, and by how many pieces of work. */
export function loadsOf(people: readonly Schema<'RebalancePerson'>[], moves: readonly Move[]): PersonLoad[] {
  return people.map((person) => {
    const got = moves.filter((move) => move.to_user_id === person.user_id);
    const gave = moves.filter((move) => move.from_user_id === person.user_id);
    const points = (list: readonly Move[]) => list.reduce((sum, { weight }) => sum + weight, 0);
    return {
      person,
      before: person.load_points,
      after: person.load_points + points(got) - points(gave),
      count: got.length - gave.length,
    };
  });
}

/** The highest load of those who are there, in per cent of what they can carry. */
export function highestOf(loads: readonly PersonLoad[], when: 'before' | 'after'): number {
  const there = loads.filter(({ person }) => person.can_get_work);
  return Math.max(0, ...there.map((load) => Math.round((load[when] / load.person.capacity_points) * 100)));
}

/** The wanted moves as they are sent. */
export function linesOf(moves: readonly PlannedMove[]): BodyOf<'applyRebalance'>['lines'] {
  return moves.map(({ assignment_id, row_version, to_user_id, note }) => ({
    assignment_id,
    row_version,
    to_user_id,
    ...(note.trim() !== '' && { note: note.trim() }),
  }));
}
