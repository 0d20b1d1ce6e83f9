import { leastCases, scoreOf, trendOf } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import {
  findNeighbours,
  findScored,
  findWorking,
  sumScores,
  sumTrend,
  type ScoreDays,
  type ScoredPartner,
} from './score-repository.ts';

const pageSize = 50;
const period = 90 * 86_400_000;

/** The last 90 days and those before. */
export const scoreDays = (orgId: string, now: Date): ScoreDays => ({
  orgId,
  since: new Date(now.getTime() - period),
  before: new Date(now.getTime() - 2 * period),
});

/** How a partner has worked, beside the others of its kind in its county. */
export async function getPartnerScore({
  tx,
  caller,
  path,
  now,
}: Call<'getPartnerScore'>): Promise<Schema<'PartnerScore'>> {
  const { orgId } = caller;
  const partner = await findScored(tx, orgId, path.partner_id);
  if (partner === undefined) throw notFound();
  const [found = []] = await figuresOf({ tx, orgId, now }, [partner]);
  const trend = await sumTrend(tx, scoreDays(orgId, now), path.partner_id, now);
  const figures = found.map((figure) => ({ ...figure, trend: trendOf(figure.measure, trend) }));
  return { county_code: partner.county_code, least: leastCases, figures };
}

/** Partners that had work, each with how they worked. */
export async function browsePartnerScores({
  tx,
  caller,
  query,
  now,
}: Call<'browsePartnerScores'>): Promise<Schema<'PartnerScorePage'>> {
  const { orgId } = caller;
  const list = ['partner-scores', query.kind ?? ''];
  const after = query.after === undefined ? undefined : positionOf(query.after, list);
  const rows = await findWorking(tx, scoreDays(orgId, now), query.kind, { after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const figures = await figuresOf({ tx, orgId, now }, page);
  return {
    items: page.map((row, index) => ({ ...row, figures: figures[index] ?? [] })),
    next_cursor: last ? cursorAfter(list, { key: last.name, id: last.partner_id }) : null,
    least: leastCases,
  };
}

type Scoring = { tx: Call<'getPartnerScore'>['tx']; orgId: string; now: Date };

/** The figures of some partners, each beside its county, in their order. */
async function figuresOf(
  { tx, orgId, now }: Scoring,
  partners: readonly ScoredPartner[],
): Promise<Schema<'PartnerFigure'>[][]> {
  const neighbours = await findNeighbours(tx, orgId, partners);
  const ids = new Set([...partners, ...neighbours].map(({ partner_id: id }) => id));
  const sums = await sumScores(tx, scoreDays(orgId, now), [...ids]);
  return partners.map(({ partner_id: id, kind, county_code: county }) => {
    const near = new Set(
      neighbours
        .filter((one) => one.kind === kind && one.county_code === county)
        .map(({ partner_id: other }) => other),
    );
    const known = sums.filter(({ partnerId }) => partnerId === id || near.has(partnerId));
    return scoreOf(id, known).map((figure) => ({ ...figure, trend: [] }));
  });
}
