import type { Transaction } from 'kysely';
import type * as z from 'zod';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { extensionPoint, type Contribution } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** The work whose transition is judged, and its claim file. */
export type JudgedWork = {
  tx: Transaction<Database>;
  orgId: string;
  claimFileId: string;
  assignmentId: string;
};

/** Something that has to be there before a transition may be made. */
export type MissingFact = {
  code: string;
  name: BilingualText;
  /** Address of the claim-file section where it is mended, such as `documents`. */
  section?: string;
  /** Other work on the file where it is mended. */
  assignmentId?: string;
};

/** What the editor of processes says of a condition or an effect, and what has to be set with it. */
export type RuleWords =
  | { name: BilingualText; setting: 'flag' | 'number' }
  | { name: BilingualText; setting: 'choice'; choices: readonly RuleChoice[] }
  | { name: BilingualText; setting: 'list'; choices: readonly RuleChoice[] | 'doc_types' | 'kinds_of_work' };
type RuleChoice = { code: string; name: BilingualText };

/** Judges one condition of the status machine. */
export type TransitionGuard<Setting = JsonValue> = {
  /** The key in a transition's `conditions` that asks for this guard. */
  code: string;
  words: RuleWords;
  /** Whether it can be set so; a setting that it cannot read would fail the step. */
  accepts: (setting: JsonValue) => boolean;
  /** A manager can let the step pass without it; what is about money or work that is left never can. */
  canBeOverridden?: true;
  /** What is missing by the value of that key; nothing when the condition holds. */
  findMissing: (work: JudgedWork, setting: Setting) => Promise<readonly MissingFact[]>;
};

/** The assignment that has moved. */
export type MovedAssignment = {
  assignment_id: string;
  claim_file_id: string;
  assignment_type: string;
  /** The status that was entered. */
  status_code: string;
  /** Why, in the words of whoever took the step. */
  reason?: string | undefined;
};

/** An assignment whose row an effect has changed, with its new version. */
export type ChangedAssignment = { assignment_id: string; row_version: number };

/** The step that is about to be taken, for somebody who wants to know before. */
export type PlannedStep = JudgedWork & {
  /** Who would take it. */
  userId: string;
  now: Date;
};

/** What an effect would send. */
export type EffectPreview = {
  messages: readonly Schema<'PreviewedMessage'>[];
  /** What will not happen although one could expect it. */
  warning?: BilingualText;
};

/** Does one thing that the status machine attaches to a transition, in its transaction. */
export type TransitionEffect<Setting = JsonValue> = {
  /** The key in a transition's `effects` that asks for this effect. */
  code: string;
  words: RuleWords;
  /** Whether it can be set so; a setting that it cannot read would fail the step. */
  accepts: (setting: JsonValue) => boolean;
  /** What it will do, in words that are shown before; `undefined` when the setting asks for nothing. */
  describe: (setting: Setting) => BilingualText | undefined;
  /** Whether undoing the transition takes it back: it changed nothing but the assignment that moved. */
  isUndoable: boolean;
  /** Whether it sends the claimant a message; the dialog shows how many claimants get one, and `preview` tells which. */
  writesToClaimant?: boolean;
  /** What it would send now; changes nothing. */
  preview?: (step: PlannedStep, setting: Setting) => Promise<EffectPreview>;
  /** The event that it makes happen; it is not done again by a step that follows this event. */
  tells?: string;
  /** Answers the assignments that it changed. */
  carryOut: (
    context: ChangeContext,
    moved: MovedAssignment,
    setting: Setting,
  ) => Promise<readonly ChangedAssignment[]>;
};

/** The conditions that transitions can have. */
export const transitionGuards = extensionPoint<TransitionGuard>('assignments.transition-guards');
/** The effects that transitions can have. */
export const transitionEffects = extensionPoint<TransitionEffect>('assignments.transition-effects');

/** A guard whose setting is checked by `schema`; a status machine that breaks it fails instead of being misread. */
export function transitionGuard<Setting>(
  schema: z.ZodType<Setting>,
  { findMissing, ...guard }: Omit<TransitionGuard<Setting>, 'accepts'>,
): Contribution {
  return transitionGuards.entry({
    ...guard,
    accepts: (setting) => schema.safeParse(setting).success,
    findMissing: (work, setting) => findMissing(work, schema.parse(setting)),
  });
}

/** An effect whose setting is checked by `schema`. */
export function transitionEffect<Setting>(
  schema: z.ZodType<Setting>,
  { describe, carryOut, preview, ...effect }: Omit<TransitionEffect<Setting>, 'accepts'>,
): Contribution {
  return transitionEffects.entry({
    ...effect,
    accepts: (setting) => schema.safeParse(setting).success,
    describe: (setting) => describe(schema.parse(setting)),
    ...(preview && { preview: (step, setting) => preview(step, schema.parse(setting)) }),
    carryOut: (context, moved, setting) => carryOut(context, moved, schema.parse(setting)),
  });
}

/** What is different for the work on a claim file, such as the agreement with a fleet. */
export type WorkRule = {
  /** In whose queue new work waits; that of its kind when absent. */
  teamId?: string;
  /** Somebody gets new work before whoever else works on the file. */
  hasPerson: boolean;
  /** How long work takes: a part of the usual hours, or other hours. */
  sla?: { factorPercent: number } | { hours: number };
  /** For whom, as everybody who works on the file may read it. */
  because: BilingualText;
};

/** Who knows what is different for the work on a file. */
export type WorkRuleSource = {
  find: (tx: Transaction<Database>, orgId: string, claimFileId: string) => Promise<WorkRule | undefined>;
};

/** Where the work on some files follows rules of its own. */
export const workRules = extensionPoint<WorkRuleSource>('assignments.work-rules');

/** What is different for the work on a file; the first area that knows something counts. */
export async function workRuleOf(
  tx: Transaction<Database>,
  orgId: string,
  claimFileId: string,
): Promise<WorkRule | undefined> {
  for (const source of workRules.entries()) {
    const rule = await source.find(tx, orgId, claimFileId);
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** The guest of an assignment: the party that its link was made for, if it names one. */
export type AskedByGuest = {
  orgId: string;
  claimFileId: string;
  assignmentId: string;
  partyId: string | null;
  now: Date;
  language: 'ro' | 'en';
};

/** What the page of a guest says besides the assignment itself; each area brings what it knows. */
export type GuestFacts = Partial<
  Pick<Schema<'GuestAssignment'>, 'open_tasks' | 'requests' | 'contact' | 'days_to_pay'>
>;

/** Who knows something for the page of a guest. */
export type GuestKnowledge = {
  find: (tx: Transaction<Database>, asked: AskedByGuest) => Promise<GuestFacts>;
};

/** What waits for the guest of an assignment, and whom they can turn to. */
export const guestKnowledge = extensionPoint<GuestKnowledge>('assignments.guest-knowledge');
