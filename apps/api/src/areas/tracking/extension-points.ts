import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Whose next step is asked for, who has opened the case, when, and in which words. */
export type AskedStep = {
  orgId: string;
  claimFileId: string;
  sessionId: string;
  now: Date;
  language: Language;
};

/** What comes next for the claimant, in more exact words than the status has. */
export type ComingStep = {
  title: string;
  description: string;
  /** The claimant takes the step. */
  isTask: boolean;
  /** Who takes the step, where that is neither the claimant nor the insurer. */
  awaited?: Schema<'AwaitedParty'>;
};

/** What comes next for the claimant, where an area knows it more exactly than the status of the work. */
export type ComingStepSource = {
  find: (tx: Transaction<Database>, asked: AskedStep) => Promise<ComingStep | undefined>;
};

/** What claimants are told comes next, instead of the words of the status. */
export const comingSteps = extensionPoint<ComingStepSource>('tracking.coming-steps');

/** Who outside the insurer has to act before a case moves on, where an area knows it; the claimant may know it, too. */
export type AwaitedPartySource = {
  find: (
    tx: Transaction<Database>,
    asked: Omit<AskedStep, 'sessionId'>,
  ) => Promise<Schema<'AwaitedParty'> | undefined>;
};

/** Whom claimants are told that their case waits for, beside the claimant, the insurer and a booked visit. */
export const awaitedParties = extensionPoint<AwaitedPartySource>('tracking.awaited-parties');

/** Whose things to do are asked for: by a code or link of which party, on which case. */
export type AskedTasks = Omit<AskedStep, 'sessionId'> & {
  /** Who came; nobody in particular where a link names no party. */
  partyId: string | null;
  /** Who of the staff typed the contact by which they came; nobody where that is not known. */
  contactTypedBy: string | null;
  /** The one piece of work that a link opens. */
  assignmentId?: string;
};

/** What an area waits for from the claimant, each with the one day until which it may be done. */
export type ClaimantTaskSource = {
  find: (tx: Transaction<Database>, asked: AskedTasks) => Promise<Schema<'OpenTask'>[]>;
};

/** What claimants have to do; every page of theirs and the server's own HTML show this one list. */
export const claimantTasks = extensionPoint<ClaimantTaskSource>('tracking.claimant-tasks');
