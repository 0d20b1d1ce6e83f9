import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';

const api = startTestApi({ world: 'demo' });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

describe('partners', () => {
  type Partner = Schema<'PartnerChoice'>;
  const partners = async (who: typeof ana, query: string) =>
    (await who.get(`/api/assignment/browsePartners${query}`)).json<Partner[]>();

  test('are found by part of the name or town without diacritics, and narrow the list to their work', async () => {
    const { items } = await ana.worklist({ category_code: 'all', limit: 100 });
    const name = items.find((row) => row.partner_name !== null)?.partner_name ?? '';
    const [partner] = await partners(ana, `?q=${encodeURIComponent(foldText(name).slice(0, 12))}`);
    expect(partner?.name).toBe(name);
    expect(await partners(ana, `?partner_id=${partner?.partner_id}`)).toEqual([partner]);
    expect(await partners(ana, '?q=zzzz')).toEqual([]);

    const theirs = await ana.worklist({
      category_code: 'all',
      filter_criteria: { partner_id: partner?.partner_id },
      limit: 100,
    });
    expect(new Set(theirs.items.map((row) => row.partner_name))).toEqual(new Set([name]));
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
