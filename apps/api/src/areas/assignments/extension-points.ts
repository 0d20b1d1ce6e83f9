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

/** A missing condition of a transition. */
export type MissingFact = {
  code: string;
  name: BilingualText;
  /** The section of the claim file where it can be provided, such as `documents`. */
  section?: string;
  /** Other work on the file where it can be provided. */
  assignmentId?: string;
};

/** The name of a condition or an effect in the process editor, and the form of its setting. */
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
  /** Whether a manager can approve the step without it; conditions about money or remaining work allow no exception. */
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
  /** The reason that the user wrote. */
  reason?: string | undefined;
};

/** An assignment whose row an effect has changed, with its new version. */
export type ChangedAssignment = { assignment_id: string; row_version: number };

/** A step whose effects are previewed. */
export type PlannedStep = JudgedWork & {
  /** The user who would take the step. */
  userId: string;
  now: Date;
};

/** A preview of a message that an effect would send. */
export type EffectPreview = {
  messages: readonly Schema<'PreviewedMessage'>[];
  /** Expected consequences that will not happen. */
  warning?: BilingualText;
};

/** Does one thing that the status machine attaches to a transition, in its transaction. */
export type TransitionEffect<Setting = JsonValue> = {
  /** The key in a transition's `effects` that asks for this effect. */
  code: string;
  words: RuleWords;
  /** Whether it can be set so; a setting that it cannot read would fail the step. */
  accepts: (setting: JsonValue) => boolean;
  /** Describes the effect before the step; `undefined` when the setting does nothing. */
  describe: (setting: Setting) => BilingualText | undefined;
  /** Whether undoing the transition takes it back: it changed nothing but the assignment that moved. */
  isUndoable: boolean;
  /** Whether it sends the claimant a message; the dialog shows how many claimants get one, and `preview` tells which. */
  writesToClaimant?: boolean;
  /** Previews its messages without changing anything. */
  preview?: (step: PlannedStep, setting: Setting) => Promise<EffectPreview>;
  /** The event that it causes; a step that follows this event does not run the effect again. */
  tells?: string;
  /** Runs the effect and returns the assignments that it changed. */
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

/** Special rules for the work on a claim file, such as an agreement with a fleet. */
export type WorkRule = {
  /** The queue of new work; that of its kind when absent. */
  teamId?: string;
  /** The person who gets new work before the other people of the file. */
  hasPerson: boolean;
  /** The deadline: a share of the usual hours, or other hours. */
  sla?: { factorPercent: number } | { hours: number };
  /** The name of the special customer, as everybody who works on the file may read it. */
  because: BilingualText;
};

/** A source of special rules for the work on a file. */
export type WorkRuleSource = {
  find: (tx: Transaction<Database>, orgId: string, claimFileId: string) => Promise<WorkRule | undefined>;
};

/** The sources of special rules for the work on files. */
export const workRules = extensionPoint<WorkRuleSource>('assignments.work-rules');

/** The special rules for the work on a file, from the first area that has some. */
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

/** The facts of an area for the page of a guest. */
export type GuestFacts = Partial<
  Pick<Schema<'GuestAssignment'>, 'open_tasks' | 'requests' | 'contact' | 'days_to_pay'>
>;

/** A source of facts for the page of a guest. */
export type GuestKnowledge = {
  find: (tx: Transaction<Database>, asked: AskedByGuest) => Promise<GuestFacts>;
};

/** The sources of facts for the page of a guest: open tasks and the contact person. */
export const guestKnowledge = extensionPoint<GuestKnowledge>('assignments.guest-knowledge');
