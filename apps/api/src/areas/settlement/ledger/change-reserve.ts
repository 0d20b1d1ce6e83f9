import { isWithinAuthority, reserveToDecide, type CoverageCode } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { askApproval, whoMayDecide, withdrawApproval } from '#src/areas/workload/index.ts';
import { authorityOnFile, tellOfRuledApproval } from './authority-of-file.ts';
import { coverageNames, tellOfAmount } from './change-money.ts';
import { findCoverages, touchMoney } from './ledger-repository.ts';
import { actorOf, book, fileOf, lockMoney, moneyOf } from './money-of-file.ts';
import {
  findWaitingReserves,
  insertReserveChange,
  updateReserveChange,
} from './reserve-change-repository.ts';

/** The kind of the approvals and limits of reserves. */
export const reserveKind = 'reserve';

type Wanted = { claimFileId: string; coverage: CoverageCode; amountBani: number; reason: string };

/** Sets the reserve of a coverage; an amount above the own authority needs an approval. */
export async function changeReserve(call: Call<'changeReserve'>): Promise<Schema<'Money'>> {
  const { path, body, caller, audit } = call;
  const claimFileId = await fileOf(call, path.assignment_id);
  await lockMoney(call, claimFileId, body.money_version);
  audit.subject(claimFileId);
  const { coverage_code: coverage, amount_bani: amountBani } = body;
  const wanted = { claimFileId, coverage, amountBani, reason: body.reason.trim() };
  const { before, decidedBani } = await reserveOf(call, wanted);
  const userId = actorOf(caller) ?? caller.userId;
  const { authority, because } = await authorityOnFile(call, { claimFileId, userId, kind: reserveKind });
  const isWithin = amountBani <= before || isWithinAuthority(decidedBani, authority);
  audit.note({ coverage, from_bani: before, to_bani: amountBani, is_asked: !isWithin });
  await withdrawWaiting(call, wanted);
  if (isWithin) await setReserve(call, wanted);
  else {
    await askForReserve(call, wanted, { decidedBani, authority });
    if (because !== undefined)
      await tellOfRuledApproval(call, claimFileId, { amountBani: decidedBani, because });
  }
  return moneyOf(call, claimFileId);
}

/** What a coverage has in reserve, and what all of the claim would have with another amount. */
export async function reserveOf(
  { tx, caller }: Pick<ChangeContext, 'tx' | 'caller'>,
  { claimFileId, coverage, amountBani }: Pick<Wanted, 'claimFileId' | 'coverage' | 'amountBani'>,
) {
  const coverages = await findCoverages(tx, { orgId: caller.orgId, claimFileId });
  const before = coverages.find((known) => known.coverage_code === coverage)?.reserve_bani ?? 0;
  const totalBani = coverages.reduce((sum, { reserve_bani: bani }) => sum + bani, 0);
  return { before, decidedBani: reserveToDecide({ totalBani, beforeBani: before, amountBani }) };
}

/** Books the reserve of a coverage, while the money of its file is locked. */
export async function setReserve(context: ChangeContext, wanted: Wanted): Promise<void> {
  const { claimFileId, coverage, amountBani, reason } = wanted;
  const { before } = await reserveOf(context, wanted);
  if (amountBani === before) return;
  await book(context, claimFileId, [
    { account: 'reserve', coverage, changeBani: amountBani - before, reason },
  ]);
  const { ro, en } = coverageNames[coverage];
  const name = { ro: `Rezervă, ${ro.toLowerCase()}`, en: `Reserve, ${en.toLowerCase()}` };
  await tellOfAmount(context, claimFileId, { name, before, after: amountBani, reason });
}

type Limits = { decidedBani: number; authority: number };

/** Requests the approval of a reserve above the own authority; refused when no user of the organisation has that authority. */
async function askForReserve(
  call: Call<'changeReserve'>,
  { claimFileId, ...wanted }: Wanted,
  { decidedBani, authority }: Limits,
): Promise<void> {
  const { tx, caller, now } = call;
  const { orgId } = caller;
  const userId = actorOf(caller) ?? caller.userId;
  const others = await whoMayDecide(tx, orgId, {
    kind: reserveKind,
    amountBani: decidedBani,
    exceptUserId: userId,
  });
  if (others.length === 0)
    throw new Problem(409, 'money_rule', {
      context: { reason: 'above_every_authority', limit_bani: authority, amount_bani: decidedBani },
    });
  const file = { orgId, claimFileId };
  const subjectId = await insertReserveChange(tx, file, { ...wanted, userId, now });
  await touchMoney(tx, file);
  const asked = { kind: reserveKind, subjectId, claimFileId, amountBani: decidedBani, note: wanted.reason };
  await askApproval(call, asked);
}

/** Takes a wanted reserve of the same coverage back: another amount takes its place. */
async function withdrawWaiting(
  call: Call<'changeReserve'>,
  { claimFileId, coverage }: Wanted,
): Promise<void> {
  const { tx, caller } = call;
  const waiting = await findWaitingReserves(tx, { orgId: caller.orgId, claimFileId });
  for (const { reserve_change_id: subjectId, coverage_code: code } of waiting) {
    if (code !== coverage) continue;
    await withdrawApproval(call, { kind: reserveKind, subjectId });
    await updateReserveChange(tx, caller.orgId, subjectId, { state: 'withdrawn' });
    await touchMoney(tx, { orgId: caller.orgId, claimFileId });
  }
}
