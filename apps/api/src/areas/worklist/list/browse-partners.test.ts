import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  await sql`insert into partner (org_id, name, kind, county_code, locality)
    select org_id, name, 'repair_shop', 'CJ', town from organisation,
      (values ('demo', 'Service Țiriac', 'Cluj-Napoca'), ('demo', 'Auto Cobălcescu', 'București'),
        ('alfa', 'Atelier Alfa', 'Cluj-Napoca')) as shop (code, name, town)
    where org_code = code`.execute(api.database.kysely);
});

describe('partners', () => {
  type Partner = Schema<'PartnerChoice'>;
  const partners = async (who: typeof ana, query: string) =>
    (await who.get(`/api/assignment/browsePartners${query}`)).json<Partner[]>();

  test('are found by part of the name or town without diacritics, and narrow the list to their work', async () => {
    const [theirWork] = await someWork(api, many(3));
    await sql`update claim_file set partner_id = (select partner_id from partner where name = 'Service Țiriac')
      where claim_file_id = ${theirWork?.claim_file_id}`.execute(api.database.kysely);
    const [partner, ...others] = await partners(ana, '?q=service%20tiri');
    expect(partner?.name).toBe('Service Țiriac');
    expect(others).toEqual([]);
    expect(await partners(ana, '?q=cluj')).toEqual([partner]);
    expect(await partners(ana, `?partner_id=${partner?.partner_id}`)).toEqual([partner]);
    expect(await partners(ana, '?q=zzzz')).toEqual([]);

    const theirs = await ana.worklist({
      category_code: 'all',
      filter_criteria: { partner_id: partner?.partner_id },
      limit: 100,
    });
    expect(theirs.items).toMatchObject([
      { assignment_id: theirWork?.assignment_id, partner_name: 'Service Țiriac' },
    ]);
  });

  test('of another organisation are not found, by name or by id', async () => {
    const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
    const all = await partners(ana, '');
    expect(all.length).toBeGreaterThan(1);
    const ids = (await partners(alfa, '')).map(({ partner_id }) => partner_id);
    for (const { partner_id } of all) {
      expect(ids).not.toContain(partner_id);
      expect(await partners(alfa, `?partner_id=${partner_id}`)).toEqual([]);
    }
  });
});
