import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { approvalKinds } from '../extension-points.ts';
import { kindOf } from './ask-approval.ts';
import { findDeciders, type Decider } from './decider-repository.ts';
import { countInbox } from './count-inbox.ts';
import { findFileWorkers, findWaiting, type InboxRow } from './inbox-repository.ts';
import { othersFor, rightOf } from './judge-right.ts';
import { browseKept } from './kept-requests.ts';

const mostShown = 200;

/** What waits for the decision of a manager, and what of it the caller may decide. */
export async function browseApprovals({
  tx,
  caller,
  language,
  now,
}: Call<'browseApprovals'>): Promise<Schema<'ApprovalInbox'>> {
  const { orgId, userId } = caller;
  const reader = { tx, orgId, userId, now, language };
  const kinds = approvalKinds.entries();
  const rows = await findWaiting(tx, { orgId, userId });
  const deciders = await findDeciders(tx, orgId);
  const workers = await workersOf(tx, orgId, rows);
  const own = deciders.find((decider) => decider.user_id === userId);
  const shown = rows.map((row) =>
    shownRow(row, { userId, deciders, language, workers: workers.get(row.approval_id) ?? new Set() }),
  );
  const named = await Promise.all(shown.map((row, index) => withSubject(reader, row, rows[index])));
  return {
    approvals: [...named, ...(await browseKept(reader))].toSorted(byUrgency).slice(0, mostShown),
    count: await countInbox(tx, { orgId, userId }),
    authorities: kinds
      .filter((kind) => kind.hasAmount)
      .map(({ kind }) => ({ kind, amount_bani: own?.authority[kind] ?? 0 })),
  };
}

/** A request that is about no file says what it is about: a list of accounts is no help to whoever decides. */
async function withSubject(
  { tx, orgId, language }: { tx: Transaction<Database>; orgId: string; language: Language },
  shown: Schema<'ApprovalRow'>,
  row: InboxRow | undefined,
): Promise<Schema<'ApprovalRow'>> {
  if (row === undefined || row.claim_file_no !== null) return shown;
  const described = await kindOf(row.approval_kind).describe(tx, orgId, row.subject_id);
  return { ...shown, about: described?.title[language].slice(0, 200) ?? null };
}

/** What the law wants first, then what was asked first. */
function byUrgency(one: Schema<'ApprovalRow'>, other: Schema<'ApprovalRow'>): number {
  const [first, second] = [one, other].map(
    ({ legal_due_date: due, asked_at: at }) => `${due ?? '9999'} ${at}`,
  );
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** For each request, the people who have worked on what it is about. */
export async function workersOf(
  tx: Transaction<Database>,
  orgId: string,
  rows: readonly InboxRow[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const fileIds = rows.flatMap((row) => row.claim_file_id ?? []);
  const onFiles = await findFileWorkers(tx, orgId, fileIds);
  const workers = new Map<string, ReadonlySet<string>>();
  for (const row of rows) {
    const onSubject = await kindOf(row.approval_kind).whoMayNot(tx, orgId, row.subject_id);
    const onFile = onFiles.filter((worker) => worker.claim_file_id === row.claim_file_id);
    workers.set(row.approval_id, new Set([...onSubject, ...onFile.map((worker) => worker.user_id)]));
  }
  return workers;
}

type Reader = {
  userId: string;
  deciders: readonly Decider[];
  workers: ReadonlySet<string>;
  language: Language;
};

/** A request as one manager sees it. */
export function shownRow(
  row: InboxRow,
  { userId, deciders, workers, language }: Reader,
): Schema<'ApprovalRow'> {
  const own = deciders.find((decider) => decider.user_id === userId) ?? { user_id: userId, authority: {} };
  const code = rightOf(row, own, workers);
  return {
    approval_id: row.approval_id,
    row_version: row.row_version,
    kind: row.approval_kind,
    kind_name: kindOf(row.approval_kind).name[language],
    claim_file_no: row.claim_file_no,
    assignment_id: row.assignment_id,
    plate: row.plate,
    asked_by_name: row.asked_by_name,
    asked_at: row.asked_at,
    about: null,
    can_be_returned: true,
    amount_bani: row.amount_bani,
    legal_due_date: row.legal_due_date,
    right: { code, decided_by: code === 'may_decide' ? [] : othersFor(row, deciders, workers) },
  };
}
