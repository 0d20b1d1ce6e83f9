import { formatLei } from '@dosar/kernel/money';
import type { CoverageCode } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { storeCoverage } from './ledger-repository.ts';
import { moneyForReader } from './money-for-reader.ts';
import { book, fileOf, lockMoney, moneyOf } from './money-of-file.ts';

const accountNames: Record<'estimated' | 'agreed', BilingualText> = {
  estimated: { ro: 'Estimat', en: 'Estimated' },
  agreed: { ro: 'Agreat', en: 'Agreed' },
};

/** What coverages are called in the timeline. */
export const coverageNames: Record<CoverageCode, BilingualText> = {
  vehicle: { ro: 'Avarii vehicul', en: 'Vehicle damage' },
  property: { ro: 'Alte bunuri', en: 'Other property' },
  loss_of_use: { ro: 'Lipsă de folosință', en: 'Loss of use' },
  injury: { ro: 'Vătămări', en: 'Injuries' },
  penalty: { ro: 'Penalități', en: 'Penalty' },
};

/** The money of a file. */
export async function getMoney(call: Call<'getMoney'>): Promise<Schema<'Money'>> {
  return moneyForReader(call, await fileOf(call, call.path.assignment_id));
}

/** Records an amount of a file by hand; what it was before stays in the ledger. */
export async function recordAmount(call: Call<'recordAmount'>): Promise<Schema<'Money'>> {
  const { path, body, audit } = call;
  const claimFileId = await fileOf(call, path.assignment_id);
  const sums = await lockMoney(call, claimFileId, body.money_version);
  audit.subject(claimFileId);
  const before = sums[`${body.account}_bani`];
  audit.note({ account: body.account, from_bani: before, to_bani: body.amount_bani });
  if (body.amount_bani !== (before ?? 0)) {
    const entry = { changeBani: body.amount_bani - (before ?? 0), reason: body.reason.trim() };
    await book(call, claimFileId, [{ account: body.account, ...entry }]);
    const name = accountNames[body.account];
    await tellOfAmount(call, claimFileId, { name, before, after: body.amount_bani, reason: body.reason });
  }
  return moneyForReader(call, claimFileId);
}

/** Says what the policy pays at most for a coverage, and what it takes off. */
export async function saveCoverage(call: Call<'saveCoverage'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, audit } = call;
  const claimFileId = await fileOf(call, path.assignment_id);
  await lockMoney(call, claimFileId, body.money_version);
  audit.subject(claimFileId);
  const { coverage_code: coverage, limit_bani: limitBani, deductible_bani: deductibleBani } = body;
  audit.note({ coverage, limit_bani: limitBani, deductible_bani: deductibleBani });
  const limit = limitBani === 0 ? null : limitBani;
  await storeCoverage(
    tx,
    { orgId: caller.orgId, claimFileId },
    { coverage, limitBani: limit, deductibleBani },
  );
  const { ro, en } = coverageNames[coverage];
  await recordTimelineEvent(call, {
    claimFileId,
    kind: 'payment',
    title: { ro: `Acoperire, ${ro.toLowerCase()}`, en: `Coverage, ${en.toLowerCase()}` },
    body: `${limit === null ? '–' : formatLei(limit)} · ${formatLei(deductibleBani)}`,
  });
  return moneyOf(call, claimFileId);
}

type ToldAmount = { name: BilingualText; before: number | null; after: number; reason: string };

/** Enters a changed amount of a file into its timeline, with what it was before. */
export async function tellOfAmount(
  context: ChangeContext,
  claimFileId: string,
  { name, before, after, reason }: ToldAmount,
): Promise<void> {
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: { ro: `${name.ro}: ${formatLei(after)}`, en: `${name.en}: ${formatLei(after)}` },
    body:
      before === null || before === 0
        ? reason.trim()
        : `${formatLei(before)} → ${formatLei(after)}. ${reason.trim()}`,
  });
}
