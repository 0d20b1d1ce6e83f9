import { formatLei } from '@dosar/kernel/money';
import {
  leftWork,
  type Leaving,
  type LeftLine,
  type LeftOutcome,
} from '#src/areas/account/extension-points.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { kindOf } from './ask-approval.ts';
import { workersOf } from './browse-approvals.ts';
import { findDeciders, type Decider } from './decider-repository.ts';
import { countHanded, findWaiting, handApprovalTo, lockRequests, type InboxRow } from './inbox-repository.ts';
import { isOfTeam, rightOf } from './judge-right.ts';

const mostLeft = 5000;

/** The requests that wait for a manager who leaves, and that nobody else of the team that asked can decide. */
export const leftApprovals = leftWork.entry({
  kind: 'approvals',
  name: { ro: 'Aprobări care îl așteaptă', en: 'Approvals that wait for this person' },
  async find(leaving) {
    const { rows } = await judge(leaving);
    return rows.map((row) => ({ id: row.approval_id, label: labelOf(row, leaving.language) }));
  },
  async takers(leaving) {
    const { rows, deciders, workers } = await judge(leaving);
    const able = deciders.filter(
      (decider) => decider.user_id !== leaving.userId && rows.some((row) => mayDecide(row, decider, workers)),
    );
    const loads = await countHanded(leaving.tx, leaving.orgId);
    return able.map(({ user_id: id }) => ({ userId: id, load: loads.get(id) ?? 0 }));
  },
  // Whoever gets work on a file decides nothing on it any more.
  goesFirst: true,
  handOver: handOverApprovals,
});

type Workers = Awaited<ReturnType<typeof workersOf>>;

function mayDecide(row: InboxRow, decider: Decider, workers: Workers): boolean {
  return rightOf(row, decider, workers.get(row.approval_id) ?? new Set()) === 'may_decide';
}

/** What somebody alone of the team can decide. */
async function judge({ tx, orgId, userId }: Leaving) {
  const deciders = await findDeciders(tx, orgId);
  const own = deciders.find((decider) => decider.user_id === userId);
  const waiting = own === undefined ? [] : await findWaiting(tx, { orgId, userId }, mostLeft);
  const asked = waiting.filter((row) => own !== undefined && isOfTeam(row, own));
  const workers = await workersOf(tx, orgId, asked);
  const colleagues = deciders.filter((decider) => decider !== own);
  const rows = asked.filter(
    (row) =>
      own !== undefined &&
      mayDecide(row, own, workers) &&
      !colleagues.some((other) => isOfTeam(row, other) && mayDecide(row, other, workers)),
  );
  return { rows, deciders, workers };
}

async function handOverApprovals(
  context: ChangeContext,
  { note }: { note: string | undefined },
  lines: readonly LeftLine[],
): Promise<LeftOutcome> {
  const { tx, caller } = context;
  const locked = await lockRequests(
    tx,
    caller.orgId,
    lines.map(({ id }) => id),
  );
  const deciders = new Map((await findDeciders(tx, caller.orgId)).map((one) => [one.user_id, one]));
  const workers = await workersOf(tx, caller.orgId, [...locked.values()]);
  const given = new Map<string, string>();
  for (const { id, toUserIds } of lines) {
    const row = locked.get(id);
    const taker = toUserIds
      .flatMap((toUserId) => deciders.get(toUserId) ?? [])
      .find((decider) => row !== undefined && mayDecide(row, decider, workers));
    if (row?.status !== 'asked' || taker === undefined) return { stuckId: id };
    await handOverOne(context, row, taker, note);
    given.set(id, taker.user_id);
  }
  return { given };
}

async function handOverOne(
  context: ChangeContext,
  row: InboxRow,
  taker: Decider,
  note: string | undefined,
): Promise<void> {
  const { tx, caller } = context;
  await handApprovalTo(tx, { orgId: caller.orgId, approvalId: row.approval_id, userId: taker.user_id });
  if (row.claim_file_id === null) return;
  await recordTimelineEvent(context, {
    claimFileId: row.claim_file_id,
    kind: 'approval',
    title: {
      ro: `Aprobare trecută la ${taker.full_name}`,
      en: `Approval handed over to ${taker.full_name}`,
    },
    body: note,
    data: { approval_id: row.approval_id, to_user_id: taker.user_id },
  });
}

const labelOf = (row: InboxRow, language: Language) =>
  [
    kindOf(row.approval_kind).name[language],
    row.claim_file_no,
    row.amount_bani === null ? undefined : formatLei(row.amount_bani),
  ]
    .filter(Boolean)
    .join(' · ');
