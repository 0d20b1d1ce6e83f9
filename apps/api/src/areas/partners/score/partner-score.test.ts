import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { onlyPartners } from '#src/areas/partners/testing/job-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi({ people: ['petru.lazar'] });
let shops: string[];

const day = 86_400_000;
const daysAgo = (days: number) => new Date(api.now().getTime() - days * day);

/** Jobs of a shop, each graded so many days ago. */
async function grades(partnerId: string, graded: readonly (readonly [grade: number, days: number])[]) {
  const { orgId, claimFileId } = await aClaim(api).takenIn();
  for (const [grade, days] of graded) {
    const at = daysAgo(days);
    const { rows } = await sql<{ id: string }>`
      insert into partner_job (org_id, claim_file_id, kind, state, state_since, next_party, partner_id, damage, choice_reason,
        on_silence, offer_no, created_at)
      values (${orgId}, ${claimFileId}, 'repair', 'done', ${at}, 'partner', ${partnerId}, 'bară', 'aproape', 'ask', 1, ${at})
      returning partner_job_id as id`.execute(api.database.kysely);
    await sql`
      insert into partner_job_grade (org_id, partner_job_id, partner_id, key_hash, done_at, asked_at, expires_at, grade, graded_at)
      values (${orgId}, ${rows[0]?.id}, ${partnerId}, ${`hash ${rows[0]?.id}`}, ${at}, ${at}, ${api.now()}, ${grade}, ${at})`.execute(
      api.database.kysely,
    );
  }
}

async function gradeOf(partnerId: string): Promise<Schema<'PartnerFigure'> | undefined> {
  const answer = await api.inject({
    url: `/api/partner/getPartnerScore/${partnerId}`,
    headers: { ...(await api.tokenFor('petru.lazar')) },
  });
  return answer.json<Schema<'PartnerScore'>>().figures.find(({ measure }) => measure === 'grade');
}

const times = (count: number, grade: number, days: number) =>
  Array.from({ length: count }, () => [grade, days] as const);

beforeAll(async () => {
  shops = await onlyPartners(api, [{ name: 'Unu' }, { name: 'Doi' }, { name: 'Trei' }]);
});

describe('M8 the grade in the score of a partner', () => {
  test('is the mean of ten grades or more, against those before and the median of the county', async () => {
    const [first = '', second = '', third = ''] = shops;
    await grades(first, [...times(5, 5, 3), ...times(4, 3, 3)]);
    expect(await gradeOf(first)).toMatchObject({ value: null, count: 9, county: null });
    await grades(first, [...times(1, 3, 3), ...times(10, 2, 100)]);
    expect(await gradeOf(first)).toMatchObject({ value: 400, count: 10, before: 200, county: null });
    await grades(second, times(10, 5, 3));
    await grades(third, times(10, 1, 3));
    expect((await gradeOf(first))?.county).toBe(400);
  });

  test('goes over twelve weeks, each point over the 90 days before it', async () => {
    const trend = (await gradeOf(shops[0] ?? ''))?.trend ?? [];
    expect(trend).toHaveLength(13);
    // The grades of a hundred days ago are in the first eleven points and leave before the last two.
    expect(trend.at(0)).toBe(200);
    expect(trend.at(-3)).toBe(200);
    expect(trend.at(-2)).toBeNull();
    expect(trend.at(-1)).toBe(400);
  });
});
