import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Which case is asked about, when, and in which words. */
export type AskedCase = { orgId: string; claimFileId: string; now: Date; language: Language };

/** What comes next for the claimant, in more exact words than the status has. */
export type ComingStep = {
  title: string;
  description: string;
  /** The claimant takes the step. */
  isTask: boolean;
  /** Who takes the step, where that is neither the claimant nor the insurer. */
  awaited?: Schema<'AwaitedParty'>;
};

/** Who outside the insurer has to act before a case moves on, where an area knows it; the claimant may know it, too. */
export type AwaitedPartySource = {
  find: (tx: Transaction<Database>, asked: AskedCase) => Promise<Schema<'AwaitedParty'> | undefined>;
};

/** Whom claimants are told that their case waits for, beside the claimant, the insurer and a booked visit. */
export const awaitedParties = extensionPoint<AwaitedPartySource>('tracking.awaited-parties');

/** Whose steps are asked for: by a code or link of which party, on which case. */
export type AskedSteps = AskedCase & {
  /** Who came; nobody in particular where a link names no party. */
  partyId: string | null;
  /** Who of the staff typed the contact by which they came; nobody where that is not known. */
  contactTypedBy: string | null;
  /** The one piece of work that a link opens. */
  assignmentId?: string;
};

/** What an area knows of a case for its claimant, found in one go. */
export type ClaimantSteps = {
  /** What comes next, in more exact words than the status has. */
  coming?: ComingStep | undefined;
  /** What waits for the claimant, each with the one day until which it may be done. */
  tasks: Schema<'OpenTask'>[];
};

/** What an area knows of the next steps of a claimant. */
export type ClaimantStepSource = {
  find: (tx: Transaction<Database>, asked: AskedSteps) => Promise<ClaimantSteps>;
};

/** What claimants have to do and what comes next; every page of theirs and the server's own HTML show these. */
export const claimantSteps = extensionPoint<ClaimantStepSource>('tracking.claimant-steps');
