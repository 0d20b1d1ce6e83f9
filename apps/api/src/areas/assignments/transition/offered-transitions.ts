import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { findTransitions, type TransitionRow } from '../status-repository.ts';
import { plannedEffects } from './transition-effects.ts';
import { findWaitingSteps } from '../asked-step/asked-step-repository.ts';
import type { MissingFact } from '../extension-points.ts';
import { transitionJudge, type Judged } from './transition-guards.ts';

type Reader = { orgId: string; roles: readonly string[]; language: Language };

/** Work as far as its status machine looks at it. */
type Subject = {
  assignment_id: string;
  claim_file_id: string;
  assignment_type: string;
  status_code: string;
};

/** A transition as the user may see it, with the row it comes from. */
export type OfferedTransition = {
  shown: Schema<'Transition'>;
  row: TransitionRow;
  /** What is missing, in both languages. */
  facts: readonly MissingFact[];
  /** Whether the claimant gets a message by it. */
  writesToClaimant: boolean;
};

/** Every way out of the present status, also those that cannot be taken now: the screen says what is missing. */
export async function offeredTransitions(
  tx: Transaction<Database>,
  { assignment, ...reader }: Reader & { assignment: Subject },
) {
  const offered = await transitionFinder(tx, reader)(assignment);
  const { assignment_id: assignmentId } = assignment;
  const canBeAsked = offered.some(({ shown }) => shown.approval === 'can_be_asked');
  const waiting = canBeAsked ? await findWaitingSteps(tx, reader.orgId, assignmentId) : new Set<string>();
  return offered.map(({ shown }) =>
    waiting.has(shown.code) ? { ...shown, approval: 'asked' as const } : shown,
  );
}

/**
 * Finds the ways out for one assignment after the other, with what the status machine says about each.
 *
 * The machine is read once for each status; a guard looks at a file only where a condition asks for it.
 */
export function transitionFinder(tx: Transaction<Database>, { orgId, roles, language }: Reader) {
  const machine = new Map<string, Promise<TransitionRow[]>>();
  return async (subject: Subject): Promise<OfferedTransition[]> => {
    const from = { orgId, assignmentType: subject.assignment_type, statusCode: subject.status_code };
    const key = `${from.assignmentType} ${from.statusCode}`;
    const known = machine.get(key) ?? findTransitions(tx, from, language);
    machine.set(key, known);
    const rows = await known;

    const { claim_file_id: claimFileId, assignment_id: assignmentId } = subject;
    const judge = transitionJudge({ tx, orgId, claimFileId, assignmentId }, language);
    const offered: OfferedTransition[] = [];
    for (const row of rows)
      offered.push(shownTransition(row, await judge(row.conditions), { roles, language }));
    return offered;
  };
}

/** Whether nobody was told of it, no other work came or came back, and no other file was touched. */
export function isUndoable({ effects, asks }: Pick<TransitionRow, 'effects' | 'asks'>): boolean {
  return !asks.includes('duplicate_of') && plannedEffects(effects).every((effect) => effect.isUndoable);
}

/** A way out as somebody with these roles sees it while these conditions are not met. */
export function shownTransition(
  row: TransitionRow,
  { missing, facts, canBeOverridden }: Judged,
  { roles, language }: Pick<Reader, 'roles' | 'language'>,
): OfferedTransition {
  const effects = plannedEffects(row.effects);
  const mayTake =
    row.role_codes.length === 0 || row.role_codes.some((condition) => meetsRoleCondition(roles, condition));
  const shown = {
    code: row.code,
    name: row.name,
    to_status_code: row.to_status_code,
    to_status_name: row.to_status_name,
    to_status_color: row.to_status_color,
    to_status_category_code: row.to_status_category_code,
    reason_required: row.is_reason_required,
    asks: row.asks,
    confirm_text: row.confirm_text,
    allowed: mayTake && missing.length === 0,
    missing,
    // Which file a duplicate repeats is said by whoever takes the step.
    approval:
      mayTake && canBeOverridden && !row.asks.includes('duplicate_of')
        ? ('can_be_asked' as const)
        : ('none' as const),
    effects: effects.map(({ code, text }) => ({ code, text: text[language] })),
    undoable: isUndoable(row),
    sends_messages: effects.some((effect) => effect.writesToClaimant),
  };
  return { row, shown, facts, writesToClaimant: effects.some((effect) => effect.writesToClaimant) };
}
