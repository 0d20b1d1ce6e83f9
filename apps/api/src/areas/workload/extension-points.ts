import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';

/** One line of how an amount came about; a total is the last line, and a deduction is negative. */
export type DerivationLine = {
  name: BilingualText;
  /** How it was reckoned, such as `14,5 h × 165`. */
  detail?: BilingualText;
  amountBani: number;
  isTotal?: boolean;
};

/** Something to look at before deciding: the product has checked it, or warns of it. */
export type ThingToLookAt = {
  outcome: 'passed' | 'warning';
  name: BilingualText;
  detail?: BilingualText;
};

/** What is to be decided, as the area knows it that it belongs to. */
export type ApprovalDescription = {
  /** Such as "Ofertă de 18.240,00 lei". */
  title: BilingualText;
  /** Where it is on the file: the address of a section, such as `money`. */
  section?: string;
  derivation: readonly DerivationLine[];
  toLookAt: readonly ThingToLookAt[];
};

/** What somebody decided; whoever asked reads the reason. */
export type Decision = { outcome: 'approved' | 'refused' | 'returned'; reason: string | undefined };

/** A kind of thing that somebody else has to decide. */
export type ApprovalKind = {
  /** Kept with each request, and the kind of the authority limits, such as `offer`. */
  kind: string;
  name: BilingualText;
  /** Whether it is about an amount, so that limits of authority hold. */
  hasAmount: boolean;
  /** What happens by itself once it is approved, in one sentence. */
  afterwards: BilingualText;
  describe: (
    tx: Transaction<Database>,
    orgId: string,
    subjectId: string,
  ) => Promise<ApprovalDescription | undefined>;
  /** Who has worked on the subject itself; whoever asked, and who owns work on the file, is known without it. */
  whoMayNot: (tx: Transaction<Database>, orgId: string, subjectId: string) => Promise<readonly string[]>;
  /** Carries the decision out in its transaction, and enters it into the timeline of the file. */
  decide: (context: ChangeContext, subjectId: string, decision: Decision) => Promise<void>;
};

/** Everything that is decided by a second pair of eyes. */
export const approvalKinds = extensionPoint<ApprovalKind>('workload.approval-kinds');

/** The manager who reads the inbox. */
export type InboxReader = {
  tx: Transaction<Database>;
  orgId: string;
  userId: string;
  now: Date;
  language: Language;
};

/** A request that its area keeps, as one manager sees it. */
export type KeptRequest = {
  id: string;
  rowVersion: number;
  /** What is asked in a few words, such as "CO 02.12 – 04.12, 3 zile". */
  about: string;
  askedByName: string;
  askedAt: string;
  right: Schema<'ApprovalRight'>;
};

/** The same with what is looked at before deciding. */
export type KeptRequestDetail = KeptRequest & {
  note: string | null;
  status: Schema<'ApprovalDetail'>['status'];
  /** Address of the page where all of it is seen. */
  path: string;
  toLookAt: readonly ThingToLookAt[];
};

/** Why a request stays as it is. */
export type SkippedApproval = NonNullable<Schema<'DecidedApproval'>['code']>;

/**
 * Requests that an area keeps and decides by rules of its own, such as absences. The inbox shows them among the others;
 * they are about no amount, and are approved or refused, never sent back.
 */
export type ApprovalSource = {
  kind: string;
  name: BilingualText;
  /** What happens by itself once it is approved, in one sentence. */
  afterwards: BilingualText;
  count: (manager: Pick<InboxReader, 'tx' | 'orgId' | 'userId'>) => Promise<number>;
  /** What waits, also what the reader may not decide; at most 200. */
  browse: (reader: InboxReader) => Promise<readonly KeptRequest[]>;
  find: (reader: InboxReader, id: string) => Promise<KeptRequestDetail | undefined>;
  /** Decides those that it knows, and tells whoever asked; answers why each stays as it is, `undefined` for what is decided. */
  decide: (
    context: Pick<Call<'decideApprovals'>, 'tx' | 'caller' | 'now' | 'language'>,
    decisions: readonly Schema<'ApprovalDecision'>[],
  ) => Promise<ReadonlyMap<string, SkippedApproval | undefined>>;
};

/** Requests that areas keep themselves. */
export const approvalSources = extensionPoint<ApprovalSource>('workload.approval-sources');
