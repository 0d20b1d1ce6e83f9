import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { directoryCalls } from '#src/areas/partners/testing/directory-calls.ts';

const api = startTestApi({ people: ['petru.lazar'] });
let petru: ReturnType<typeof directoryCalls>;

beforeAll(async () => {
  petru = directoryCalls(api, await api.tokenFor('petru.lazar'));
});

type Import = Schema<'PartnerImport'>;
const send = (
  call: 'previewPartners' | 'importPartners',
  csv: string,
  columns: Import['columns'] | null = null,
) => petru.post(call, { csv, columns });
const preview = async (csv: string) => (await send('previewPartners', csv)).json<Import>();
const take = async (csv: string) => (await send('importPartners', csv)).json<Import>();
const outcomes = ({ lines }: Import) => lines.map(({ outcome, reason }) => reason ?? outcome);
async function named(q: string) {
  const { items } = await petru.browse(`q=${encodeURIComponent(q)}`);
  return Promise.all(items.map(({ partner_id: id }) => petru.one(id)));
}

const head =
  'Denumire;Tip;CUI;Județ;Oraș;Telefon;Mărci;Județe deservite;Servicii;Capacitate;Contract până la\r\n';
const two =
  `${head}Auto Someș SRL;Service;RO 14399840;Cluj;Dej;0744 123 456;Dacia, Renault;CJ|Sălaj;vopsitorie, tinichigerie;12;31.12.2026\r\n` +
  '"Tractări ""Nord""; SRL";tractări;;BH;;;;toată țara;;;\r\n';

describe('M8 partners by a file', () => {
  test('are shown first and change nothing; then each is in the directory, with its history', async () => {
    const shown = await preview(two);
    expect(shown.columns).toHaveLength(11);
    expect(outcomes(shown)).toEqual(['new', 'new']);
    expect(await named('Someș')).toEqual([]);

    expect(outcomes(await take(two))).toEqual(['new', 'new']);
    const [shop] = await named('Auto Someș');
    expect(shop?.fields).toMatchObject({
      kind: 'repair_shop',
      cui: '14399840',
      county_code: 'CJ',
      phone: '+40744123456',
      served_county_codes: ['CJ', 'SJ'],
      services: ['vopsitorie', 'tinichigerie'],
      capacity_per_week: 12,
      contract_until: '2026-12-31',
    });
    expect(shop?.fields.brand_codes).toHaveLength(2);
    const [tow] = await named('Tractări "Nord"; SRL');
    expect(tow?.fields.served_county_codes).toHaveLength(42);
    expect(await petru.changes(shop?.row.partner_id ?? '')).toMatchObject([
      { fields: [{ field: 'name', before: null }, { field: 'kind' }], changed_by_name: 'Petru Lazăr' },
    ]);
  });

  test('change nothing a second time', async () => {
    expect(outcomes(await take(two))).toEqual(['unchanged', 'unchanged']);
    const [shop] = await named('Auto Someș');
    expect(shop?.row_version).toBe(1);
  });

  test('that are there lose nothing that the file does not say, and the line names what changes', async () => {
    const [before] = await named('Auto Someș');
    if (before === undefined) throw new Error('The shop is not there.');
    const contacts = [{ name: 'Ioana Mureșan', duty: 'recepție', phone: '', email: '' }];
    await petru.save(before, { contacts, address: 'Str. Fabricii 2' });
    // By its CUI, under another name; the empty cells take nothing away.
    const csv = `${head}Auto Someș Dej SRL;service;14399840;;;;;;;20;\r\n`;
    expect((await preview(csv)).lines).toMatchObject([
      { outcome: 'changed', changes: ['name', 'capacity_per_week'] },
    ]);
    await take(csv);
    const [after] = await named('Auto Someș Dej');
    expect(after?.fields).toEqual({
      ...before.fields,
      contacts,
      address: 'Str. Fabricii 2',
      name: 'Auto Someș Dej SRL',
      capacity_per_week: 20,
    });
    expect((await petru.changes(before.row.partner_id))[0]?.fields).toEqual([
      { field: 'name', before: 'Auto Someș SRL', after: 'Auto Someș Dej SRL' },
      { field: 'capacity_per_week', before: 12, after: 20 },
    ]);
  });

  test('are left out line by line, each with why; the others are done', async () => {
    await petru.add({ name: 'Service Geamăn', county_code: 'TM' });
    await petru.add({ name: 'Service Geamăn', county_code: 'TM' });
    const line = (cells: string) => `${cells}${';'.repeat(10 - (cells.match(/;/g) ?? []).length)}`;
    const csv =
      head +
      [
        'A;service',
        'Fel Ciudat SRL;cofetărie',
        'Fel Ciudat SRL;constructor',
        'Fără Fel SRL;',
        'Cui Greșit SRL;service;14399841',
        'Județ Greșit SRL;service;;Ardeal',
        'Telefon Greșit SRL;service;;CJ;;12',
        'Marcă Greșită SRL;service;;;;;Dacia, Trabantul lui Gheorghe',
        'Zi Greșită SRL;service;;;;;;;;;31.02.2026',
        'Service Geamăn;service;;TM',
        'Bun SRL;service;;AB',
        'BUN srl;service;;Alba',
        'Bun SRL;service;;CT',
      ]
        .map(line)
        .join('\r\n');
    expect(outcomes(await take(csv))).toEqual([
      'malformed_name',
      'malformed_kind',
      'malformed_kind',
      'malformed_kind',
      'malformed_cui',
      'malformed_county',
      'malformed_phone',
      'brand_unknown',
      'malformed_day',
      'several',
      'new',
      'twice',
      'new',
    ]);
    expect(await named('Bun SRL')).toHaveLength(2);
    expect(await named('Greșit')).toEqual([]);
  });

  test('come from columns that somebody chose; without a needed one nothing is done', async () => {
    const csv = 'A;B\r\nAtelier Ales;parbrize\r\n';
    expect(await preview(csv)).toMatchObject({ headings: ['A', 'B'], columns: [], lines: [] });
    expect((await send('importPartners', csv)).statusCode).toBe(422);
    expect(
      outcomes(
        (
          await send('importPartners', csv, [
            { field: 'name', column: 0 },
            { field: 'kind', column: 1 },
          ])
        ).json<Import>(),
      ),
    ).toEqual(['new']);
  });

  test('are those of the own organisation: the same CUI elsewhere is somebody else', async () => {
    await api.database.kysely
      .insertInto('partner')
      .values({
        org_id: await api.organisation('alfa'),
        name: 'Service Alfa',
        kind: 'repair_shop',
        cui: '18189442',
      })
      .execute();
    const csv = 'Nume;Tip;CUI\r\nService al nostru;service;18189442\r\n';
    expect(outcomes(await take(csv))).toEqual(['new']);
    const stored = await api.database.kysely
      .selectFrom('partner')
      .select('name')
      .where('cui', '=', '18189442')
      .orderBy('name')
      .execute();
    expect(stored.map(({ name }) => name)).toEqual(['Service al nostru', 'Service Alfa']);
  });
});
