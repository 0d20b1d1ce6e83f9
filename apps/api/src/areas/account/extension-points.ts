import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';

/** What a guest's link opens: one assignment, one request for documents, one offer, or with none of them the right to file a claim. */
export type GuestScope = {
  orgId: string;
  link?: { guestAccessId: string; assignmentId: string };
  docRequestId?: string;
  offerId?: string;
};

/** A kind of link that does not name an assignment. */
export type GuestLink = {
  /** First part of its address, `/guest/{assignment_type}/{key}`. */
  assignmentType: string;
  /**
   * Enters the organisation of the key and answers what it opens. Throws `notFound` when it opens nothing, after the same
   * steps as for a key that does, so that guessing teaches nothing.
   */
  open: (tx: Transaction<Database>, key: string, now: Date) => Promise<GuestScope>;
};

/** Links of areas; every other link names an assignment and its type. */
export const guestLinks = extensionPoint<GuestLink>('account.guest-links');
