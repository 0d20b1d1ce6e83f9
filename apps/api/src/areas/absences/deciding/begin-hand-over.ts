import type { Schema } from '@dosar/openapi';
import { handOverWork } from '#src/areas/assignments/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { updateAbsence, type AbsenceRow } from '../absence-repository.ts';
import { tellClaimants, type NewContact, type NoticeNeeds } from '../notices/send-notices.ts';
import { proposeLines } from './hand-over-lines.ts';
import { findHandOver, type PlannedLine } from './planned-hand-over-repository.ts';

type Line = Schema<'HandOverLine'>;
type Given = NonNullable<Schema<'AbsenceDecision'>['lines']>[number];

/** What whoever approves decides about each piece of work, as it is kept until the leave begins. */
export function planOf(
  row: AbsenceRow,
  proposed: readonly Line[],
  { lines, told }: { lines: readonly Given[]; told: readonly string[] },
): PlannedLine[] {
  const owners = new Map(lines.map((line) => [line.assignment_id, line.to_user_id]));
  return proposed.map(({ assignment_id: id, claim_file_id: fileId }) => {
    const owner = owners.get(id);
    const is_told = told.includes(fileId);
    if (owner === undefined) return { assignment_id: id, to: 'stays', is_told };
    const to = owner === row.replacement_user_id ? ('replacement' as const) : { user_id: owner };
    return { assignment_id: id, to, is_told };
  });
}

/** Pieces of work that change their owner and whose claimants are to be told. */
export function contactsOf(
  proposed: readonly Line[],
  lines: readonly Given[],
  told: readonly string[],
): NewContact[] {
  return proposed.flatMap((line) => {
    const to = lines.find((given) => given.assignment_id === line.assignment_id);
    return line.channel !== null && to && told.includes(line.claim_file_id)
      ? [{ ...line, to_user_id: to.to_user_id }]
      : [];
  });
}

/**
 * Gives the work of somebody whose leave begins to those whom the approval named.
 *
 * Work that came in since goes by the rule of the proposal. What cannot go any more stays where it is.
 */
export async function beginHandOver(
  needs: NoticeNeeds,
  context: ChangeContext,
  row: AbsenceRow,
): Promise<void> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const plan = await findHandOver(tx, orgId, row.absence_id);
  const deciderId = row.decided_by_user_id;
  if (plan === undefined || deciderId === null || row.assignment_change_id !== null) return;
  const decided = new Map(plan.map((line) => [line.assignment_id, line]));
  const deputyId = standsIn(row) ? row.replacement_user_id : null;
  const proposed = await proposeLines(tx, orgId, row, 'ro');
  const lines = proposed.flatMap((line) => {
    const to = ownerOf(decided.get(line.assignment_id), line, deputyId);
    return to === null ? [] : [{ ...line, to_user_id: to }];
  });
  if (lines.length === 0) return;
  const changeId = await handOverWork(context, {
    fromUserId: row.user_id,
    deciderId,
    lines,
    whatCannotGo: 'stays',
  });
  if (changeId === undefined) return;
  await updateAbsence(tx, orgId, row.absence_id, { assignment_change_id: changeId });
  const told = lines
    .filter((line) => decided.get(line.assignment_id)?.is_told ?? true)
    .map((line) => line.claim_file_id);
  await tellClaimants(needs, context, row, contactsOf(proposed, lines, told));
}

/** Who has a piece of work during the leave; null where it stays. */
function ownerOf(decided: PlannedLine | undefined, line: Line, deputyId: string | null): string | null {
  if (decided === undefined) return line.is_in_period ? deputyId : null;
  if (decided.to === 'stays') return null;
  return decided.to === 'replacement' ? deputyId : decided.to.user_id;
}

const standsIn = ({ replacement_answer: answer }: AbsenceRow) =>
  answer === 'accepted' || answer === 'overruled';
