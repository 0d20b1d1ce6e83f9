import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findInspection } from '../note/inspection-repository.ts';
import type { NoteReading } from '../note/opened-note.ts';
import { findEstimateLines, findRounds, findShops, type EstimateRow } from './estimate-repository.ts';

/** The estimate of the repair shop beside our note. */
export async function getEstimate(call: Call<'getEstimate'>): Promise<Schema<'OpenedEstimate'>> {
  const { path, tx, caller, language } = call;
  const { orgId, userId } = caller;
  const { assignment_id: assignmentId } = path;
  if ((await findInspection(tx, { orgId, assignmentId, userId, language })) === undefined) throw notFound();
  return openEstimate(call, assignmentId);
}

/** The newest round with its lines, all rounds, and how shops write theirs. */
export async function openEstimate(
  { tx, caller: { orgId } }: Pick<NoteReading, 'tx' | 'caller'>,
  assignmentId: string,
): Promise<Schema<'OpenedEstimate'>> {
  const rounds = await findRounds(tx, orgId, assignmentId);
  const [newest] = rounds;
  return {
    estimate:
      newest === undefined
        ? null
        : shownEstimate(newest, await findEstimateLines(tx, orgId, newest.shop_estimate_id)),
    rounds: rounds.map((round) => ({
      round_no: round.round_no,
      shop_name: round.shop_name,
      shop_total_bani: round.shop_total_bani,
      created_at: round.created_at.toISOString(),
    })),
    shops: await findShops(tx, orgId),
  };
}

function shownEstimate(
  { assignment_id: _assignment, claim_file_id: _file, ...estimate }: EstimateRow,
  lines: Schema<'EstimateLine'>[],
): Schema<'ShopEstimate'> {
  return {
    ...estimate,
    agreed_at: estimate.agreed_at?.toISOString() ?? null,
    created_at: estimate.created_at.toISOString(),
    agreed_total_bani: agreedTotal(lines),
    lines,
  };
}

/** What is agreed so far, without VAT. */
export function agreedTotal(lines: readonly Pick<Schema<'EstimateLine'>, 'agreed_bani'>[]): number {
  return lines.reduce((sum, { agreed_bani: bani }) => sum + (bani ?? 0), 0);
}
