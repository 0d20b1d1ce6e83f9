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
  /** Its calculation, such as `14,5 h × 165`. */
  detail?: BilingualText;
  amountBani: number;
  isTotal?: boolean;
};

/** A check or warning of the product to read before a decision. */
export type ThingToLookAt = {
  outcome: 'passed' | 'warning';
  name: BilingualText;
  detail?: BilingualText;
};

/** The subject of a decision, described by its area. */
export type ApprovalDescription = {
  /** Such as "Ofertă de 18.240,00 lei". */
  title: BilingualText;
  /** The section of the file that shows it, such as `money`. */
  section?: string;
  derivation: readonly DerivationLine[];
  toLookAt: readonly ThingToLookAt[];
};

/** A decision; the person who asked for it reads the reason. */
export type Decision = { outcome: 'approved' | 'refused' | 'returned'; reason: string | undefined };

/** A kind of approval. */
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
  /** The people who worked on the subject, besides the requester and the owners of work on the file. */
  whoMayNot: (tx: Transaction<Database>, orgId: string, subjectId: string) => Promise<readonly string[]>;
  /** Carries the decision out in its transaction and records it in the timeline of the file. */
  decide: (context: ChangeContext, subjectId: string, decision: Decision) => Promise<void>;
};

/** The kinds of approvals by a second person. */
export const approvalKinds = extensionPoint<ApprovalKind>('workload.approval-kinds');

/** The manager who reads the inbox. */
export type InboxReader = {
  tx: Transaction<Database>;
  orgId: string;
  userId: string;
  now: Date;
  language: Language;
};

/** A request stored by its area, as a manager sees it. */
export type KeptRequest = {
  id: string;
  rowVersion: number;
  /** The request in a few words, such as "CO 02.12 – 04.12, 3 zile". */
  about: string;
  askedByName: string;
  askedAt: string;
  right: Schema<'ApprovalRight'>;
};

/** The request with its checks and warnings. */
export type KeptRequestDetail = KeptRequest & {
  note: string | null;
  status: Schema<'ApprovalDetail'>['status'];
  /** The path of the page that shows all of it. */
  path: string;
  toLookAt: readonly ThingToLookAt[];
};

/** Why a request was not decided. */
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
  /** The open requests, including those that the reader may not decide; at most 200. */
  browse: (reader: InboxReader) => Promise<readonly KeptRequest[]>;
  find: (reader: InboxReader, id: string) => Promise<KeptRequestDetail | undefined>;
  /** Decides the requests of this source and notifies their requesters. Returns why a request was not decided, `undefined` for decided ones. */
  decide: (
    context: Pick<Call<'decideApprovals'>, 'tx' | 'caller' | 'now' | 'language'>,
    decisions: readonly Schema<'ApprovalDecision'>[],
  ) => Promise<ReadonlyMap<string, SkippedApproval | undefined>>;
};

/** The sources of requests that areas store themselves. */
export const approvalSources = extensionPoint<ApprovalSource>('workload.approval-sources');
