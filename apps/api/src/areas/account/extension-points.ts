import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

/** What a guest's link opens: one assignment, one request for documents, one offer, one job of a partner, one column of an accident statement, or with none of them the right to file a claim. */
export type GuestScope = {
  orgId: string;
  link?: { guestAccessId: string; assignmentId: string };
  docRequestId?: string;
  offerId?: string;
  partnerJobLinkId?: string;
  statementLinkId?: string;
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

/** Somebody who leaves, as one transaction sees them. */
export type Leaving = {
  tx: Transaction<Database>;
  orgId: string;
  userId: string;
  now: Date;
  language: Language;
};

/** Something that lies with somebody who leaves, and how people recognise it. */
export type LeftPiece = { id: string; label: string };

/** A piece with those who may get it, whoever is asked first at the beginning. */
export type LeftLine = { id: string; toUserIds: readonly string[] };

/** Who got each piece by its id, or the piece that nobody chosen can take: then nothing is handed over. */
export type LeftOutcome = { given: ReadonlyMap<string, string> } | { stuckId: string };

/** A kind of work that somebody leaves behind. */
export type LeftWork = {
  kind: string;
  name: BilingualText;
  /** It is handed over before the others, because what they change would change who may take it. */
  goesFirst?: boolean;
  /** Everything of it that is open, at most 5,000 pieces; what matters first comes first. */
  find: (leaving: Leaving) => Promise<readonly LeftPiece[]>;
  /** Who could take it over, and how much of the kind each has; away or not is asked by the host. */
  takers: (leaving: Leaving) => Promise<readonly { userId: string; load: number }[]>;
  /** Hands pieces over as the area's own use cases do, with what people read about it in timelines. */
  handOver: (
    context: ChangeContext,
    leaving: { userId: string; note: string | undefined },
    lines: readonly LeftLine[],
  ) => Promise<LeftOutcome>;
};

/** Everything that has to lie with somebody, so that nothing of it stays with who has left. */
export const leftWork = extensionPoint<LeftWork>('account.left-work');

/** Some days, both included. */
export type Days = { from: string; to: string };

/** Somebody who works in the name of a person during some days. */
export type StandIn = Days & {
  replacementId: string;
  deputyId: string;
  deputyName: string;
  isOfAbsence: boolean;
};

/** Why nobody is let work in somebody's name. */
export type StandInRefusal = 'replacement_overlaps' | 'replacement_circle' | 'replacement_not_able';

type Person = Pick<Leaving, 'tx' | 'orgId' | 'userId' | 'now'>;

/** Who knows replacements and their rules. */
export type StandIns = {
  /** Lets replacements of an organisation be set one after the other, before anything else is held. */
  hold: (tx: Transaction<Database>, orgId: string) => Promise<void>;
  /** Who works in the name of a person now or later, the nearest first. */
  find: (person: Person) => Promise<readonly StandIn[]>;
  /** Who could during some days, by name. */
  able: (
    person: Person & { language: Language },
    days: Days,
  ) => Promise<readonly { user_id: string; full_name: string; team_name: string | null }[]>;
  /** Lets somebody work in the name of a person, or answers why not. */
  set: (
    context: ChangeContext,
    replacement: Days & { userId: string; deputyId: string; reason: string },
  ) => Promise<StandInRefusal | undefined>;
  /** Ends one that was set for a person; `undefined` when there is none. */
  end: (
    context: ChangeContext,
    replacement: { userId: string; replacementId: string },
  ) => Promise<StandIn | undefined>;
};

/** Replacements, for the page of a person. */
export const standIns = extensionPoint<StandIns>('account.stand-ins');
