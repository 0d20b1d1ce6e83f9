import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** The case that is read, the current time, and the language of the texts. */
export type AskedCase = { orgId: string; claimFileId: string; now: Date; language: Language };

/** What comes next for the claimant, in more exact words than the status has. */
export type ComingStep = {
  title: string;
  description: string;
  /** The claimant takes the step. */
  isTask: boolean;
  /** The party that takes the step; absent when it is the claimant or the insurer. */
  awaited?: Schema<'AwaitedParty'>;
};

/** Finds the party outside the insurer that has to act before a case moves on. Claimants read the answer. */
export type AwaitedPartySource = {
  find: (tx: Transaction<Database>, asked: AskedCase) => Promise<Schema<'AwaitedParty'> | undefined>;
};

/** Sources of awaited parties, beside the claimant, the insurer and a booked visit. */
export const awaitedParties = extensionPoint<AwaitedPartySource>('tracking.awaited-parties');

/** The party whose steps are read, by its code or link, and the case. */
export type AskedSteps = AskedCase & {
  /** Who came; nobody in particular where a link names no party. */
  partyId: string | null;
  /** Who of the staff typed the contact by which they came; nobody where that is not known. */
  contactTypedBy: string | null;
  /** The one piece of work that a link opens. */
  assignmentId?: string;
};

/** The next steps of a claimant that an area knows. */
export type ClaimantSteps = {
  /** The next step, described more exactly than by the status. */
  coming?: ComingStep | undefined;
  /** Open tasks of the claimant, each with its due day. */
  tasks: Schema<'OpenTask'>[];
};

/** Finds the next steps of a claimant that an area knows. */
export type ClaimantStepSource = {
  find: (tx: Transaction<Database>, asked: AskedSteps) => Promise<ClaimantSteps>;
};

/** Sources of the tasks and next steps that the pages of claimants and the server-rendered HTML show. */
export const claimantSteps = extensionPoint<ClaimantStepSource>('tracking.claimant-steps');
