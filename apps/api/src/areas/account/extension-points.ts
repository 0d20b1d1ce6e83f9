import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

/** The access of a guest's link: one assignment, document request, offer, partner job or statement column; without any of them, the right to file a claim. */
export type GuestScope = {
  orgId: string;
  link?: { guestAccessId: string; assignmentId: string };
  docRequestId?: string;
  offerId?: string;
  partnerJobLinkId?: string;
  statementLinkId?: string;
};

/** A kind of guest link without an assignment. */
export type GuestLink = {
  /** First part of its address, `/guest/{assignment_type}/{key}`. */
  assignmentType: string;
  /**
   * Enters the organisation of the key and answers what it opens. Throws `notFound` when it opens nothing, after the same
   * steps as for a key that does, so that guessing teaches nothing.
   */
  open: (tx: Transaction<Database>, key: string, now: Date) => Promise<GuestScope>;
};

/** The kinds of guest links of areas; other links name an assignment and its type. */
export const guestLinks = extensionPoint<GuestLink>('account.guest-links');

/** A person who leaves, in one transaction. */
export type Leaving = {
  tx: Transaction<Database>;
  orgId: string;
  userId: string;
  now: Date;
  language: Language;
};

/** An open piece of work of a person who leaves, with its name for people. */
export type LeftPiece = { id: string; label: string };

/** A piece with its possible receivers, in the order in which they are tried. */
export type LeftLine = { id: string; toUserIds: readonly string[] };

/** The receiver of each piece by its id, or the piece without a possible receiver; then nothing is handed over. */
export type LeftOutcome = { given: ReadonlyMap<string, string> } | { stuckId: string };

/** A kind of work that has to be handed over when a person leaves. */
export type LeftWork = {
  kind: string;
  name: BilingualText;
  /** Whether it is handed over before the others, because they change who may take it. */
  goesFirst?: boolean;
  /** Its open pieces, at most 5,000, the most urgent first. */
  find: (leaving: Leaving) => Promise<readonly LeftPiece[]>;
  /** The possible receivers with their present number of pieces; the host checks absences. */
  takers: (leaving: Leaving) => Promise<readonly { userId: string; load: number }[]>;
  /** Hands pieces over by the use cases of the area, with their timeline entries. */
  handOver: (
    context: ChangeContext,
    leaving: { userId: string; note: string | undefined },
    lines: readonly LeftLine[],
  ) => Promise<LeftOutcome>;
};

/** The kinds of work that must have an owner, so that none stays with a person who has left. */
export const leftWork = extensionPoint<LeftWork>('account.left-work');

/** A period of days, both included. */
export type Days = { from: string; to: string };

/** A replacement who works in the name of a person during a period. */
export type StandIn = Days & {
  replacementId: string;
  deputyId: string;
  deputyName: string;
  isOfAbsence: boolean;
};

/** Why a replacement was refused. */
export type StandInRefusal = 'replacement_overlaps' | 'replacement_circle' | 'replacement_not_able';

type Person = Pick<Leaving, 'tx' | 'orgId' | 'userId' | 'now'>;

/** The source of replacements and their rules. */
export type StandIns = {
  /** Locks the replacements of an organisation, before all other locks. */
  hold: (tx: Transaction<Database>, orgId: string) => Promise<void>;
  /** The present and coming replacements of a person, the nearest first. */
  find: (person: Person) => Promise<readonly StandIn[]>;
  /** The possible replacements in a period, by name. */
  able: (
    person: Person & { language: Language },
    days: Days,
  ) => Promise<readonly { user_id: string; full_name: string; team_name: string | null }[]>;
  /** Sets a replacement of a person, or returns why it was refused. */
  set: (
    context: ChangeContext,
    replacement: Days & { userId: string; deputyId: string; reason: string },
  ) => Promise<StandInRefusal | undefined>;
  /** Ends a replacement of a person; `undefined` when there is none. */
  end: (
    context: ChangeContext,
    replacement: { userId: string; replacementId: string },
  ) => Promise<StandIn | undefined>;
};

/** The source of replacements for the page of a person. */
export const standIns = extensionPoint<StandIns>('account.stand-ins');
