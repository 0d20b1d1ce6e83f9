import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import { shippedBase, type Base } from '#db/configuration/base.ts';
import { configureOrganisation } from '#db/configuration/configure-organisation.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type Proposals = Schema<'ProposalList'>;
type Document = Schema<'TextDocument'>;
type Preview = Schema<'TextImportPreview'>;
let calin: CallerHeaders;
let version = shippedBase.version;

beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
});

const get = async <Answer>(call: string, headers = calin) =>
  (await api.inject({ url: `/api/${call}`, headers: { ...headers } })).json<Answer>();
const post = (call: string, payload: object, headers = calin) =>
  api.inject({ method: 'POST', url: `/api/${call}`, headers: { ...headers }, payload });

async function texts(code: string, headers = calin) {
  const { items } = await get<Schema<'StatusTextsList'>>('assignment/browseStatusTexts', headers);
  return items.find((item) => item.assignment_type === 'towing' && item.status_code === code)!;
}

async function rename(code: string, nameRo: string) {
  const { assignment_type, status_code, texts: present, row_version } = await texts(code);
  const body = { assignment_type, status_code, texts: { ...present, name_ro: nameRo }, row_version };
  expect((await post('assignment/saveStatusTexts', body)).statusCode).toBe(200);
}

/** An update of the product that words the Romanian name of a status otherwise. */
async function updateWith(code: string, nameRo: string) {
  version += 1;
  const base: Base = {
    ...shippedBase,
    version,
    processes: shippedBase.processes.map((process) =>
      process.code === 'towing'
        ? {
            ...process,
            statuses: process.statuses.map((status) =>
              status.code === code ? { ...status, name: [nameRo, status.name[1]] as const } : status,
            ),
          }
        : process,
    ),
  };
  const orgId = await api.organisation('demo');
  await inTenant(api.runtime.db, orgId, (tx) => configureOrganisation(tx, orgId, base));
}

const proposals = async (headers = calin) =>
  (await get<Proposals>('config/browseProposals', headers)).items.filter(({ code }) =>
    code.startsWith('towing.'),
  );

async function decide(takesOver: boolean) {
  const [item] = await proposals();
  const { kind, code, shipped, row_version } = item!;
  return post('config/decideProposal', { kind, code, shipped, takes_over: takesOver, row_version });
}

test('B14 words of the organisation survive an update, which offers its own; taken over, they can be put back', async () => {
  await rename('new', 'De tractat');
  await updateWith('new', 'Sosită');
  expect((await texts('new')).texts.name_ro).toBe('De tractat');
  expect(await proposals()).toMatchObject([
    {
      kind: 'status',
      code: 'towing.new',
      fields: [{ field: 'name_ro', before: 'De tractat', after: 'Sosită' }],
    },
  ]);

  expect((await decide(true)).statusCode).toBe(200);
  expect((await texts('new')).texts.name_ro).toBe('Sosită');
  expect(await proposals()).toEqual([]);
  const { items } = await get<Schema<'SettingChangePage'>>('config/browseSettingChanges?page=statuses');
  expect(items[0]?.fields).toEqual([{ field: 'name_ro', before: 'De tractat', after: 'Sosită' }]);
});

test('B14 whoever stays with the own words is not asked again until the product changes its own', async () => {
  await rename('assigned', 'La cineva');
  await updateWith('assigned', 'Dată');
  expect((await decide(false)).statusCode).toBe(200);
  expect(await proposals()).toEqual([]);
  expect((await texts('assigned')).texts.name_ro).toBe('La cineva');
  await updateWith('assigned', 'Primită de cineva');
  expect(await proposals()).toMatchObject([{ code: 'towing.assigned' }]);
  expect((await texts('assigned')).texts.name_ro).toBe('La cineva');
  expect((await decide(false)).statusCode).toBe(200);
});

test('B14 a proposal that changed since it was read is not decided unseen', async () => {
  await rename('waiting', 'Stă');
  await updateWith('waiting', 'Pe loc');
  const [seen] = await proposals();
  await updateWith('waiting', 'Oprită');
  const { kind, code, shipped, row_version } = seen!;
  const late = await post('config/decideProposal', { kind, code, shipped, takes_over: true, row_version });
  expect(late.statusCode).toBe(412);
  expect((await texts('waiting')).texts.name_ro).toBe('Stă');
  expect((await decide(false)).statusCode).toBe(200);
});

test('B14 a help administrator decides about help alone, and a handler about nothing', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  expect((await api.inject({ url: '/api/config/browseProposals', headers: { ...ana } })).statusCode).toBe(
    403,
  );
  await sql`delete from user_role where role_code in ('org.configurator', 'app.configurator')
    and user_id = (select user_id from app_user where username = 'calin.dobre')`.execute(api.database.kysely);
  const keeper = await api.tokenFor('calin.dobre');
  const document = await get<Document>('config/exportTexts', keeper);
  expect(new Set(document.items.map(({ kind }) => kind))).toEqual(new Set(['status_help']));
  const step = { kind: 'tracker_step', code: 'offer', values: [], row_version: 1 };
  expect((await post('config/importTexts', { items: [step] }, keeper)).statusCode).toBe(403);
  await sql`insert into user_role (org_id, user_id, role_code) select org_id, user_id, role from app_user
    cross join (values ('org.configurator'), ('app.configurator')) as roles (role) where username = 'calin.dobre'`.execute(
    api.database.kysely,
  );
});

test('B14 what one organisation exports another one takes in, and then both say the same', async () => {
  await rename('finished', 'Ajunsă la service');
  const renamed = await texts('finished');
  const help = {
    help_html_ro: '<p>Platforma a ajuns.</p>',
    help_html_en: null,
    row_version: renamed.row_version,
  };
  const finished = { assignment_type: 'towing', status_code: 'finished' };
  expect((await post('assignment/saveStatusHelp', { ...finished, ...help })).statusCode).toBe(200);
  const document = await get<Document>('config/exportTexts');
  await sql`insert into user_role (org_id, user_id, role_code)
    select org_id, user_id, 'org.help_admin' from app_user where username = 'alfa.ana'`.execute(
    api.database.kysely,
  );
  const alfa = await api.tokenFor('alfa.ana');
  const before = await post('config/previewTextImport', { document }, alfa);
  const preview = before.json<Preview>();
  expect(preview.changes.find(({ code }) => code === 'towing.finished')?.fields).toEqual([
    { field: 'name_ro', before: 'Finalizată', after: 'Ajunsă la service' },
  ]);
  // Nothing is stored by looking.
  expect((await texts('finished', alfa)).texts.name_ro).toBe('Finalizată');

  const items = preview.changes.map(({ kind, code, values, row_version }) => ({
    kind,
    code,
    values,
    row_version,
  }));
  const stored = await post('config/importTexts', { items }, alfa);
  expect(stored.json()).toEqual({ changed: items.length });
  const after = await get<Document>('config/exportTexts', alfa);
  const of = (list: Document, kind: string) => list.items.filter((item) => item.kind === kind);
  expect(of(after, 'status')).toEqual(of(document, 'status'));
  expect(of(after, 'status_help')).toEqual(of(document, 'status_help'));
  expect(of(after, 'tracker_step')).toEqual(of(document, 'tracker_step'));
});

test('B14 an import with one refused text stores none of the others', async () => {
  const document = await get<Document>('config/exportTexts');
  const { row_version } = await texts('cancelled');
  const valuesOf = (code: string, change: { field: string; text: string }) => {
    const item = document.items.find(
      ({ kind, code: known }) => kind === 'status' && known === `towing.${code}`,
    )!;
    return item.values.map((value) => (value.field === change.field ? change : value));
  };
  const items = [
    {
      kind: 'status',
      code: 'towing.cancelled',
      values: valuesOf('cancelled', { field: 'name_ro', text: 'Renunțată' }),
      row_version,
    },
    {
      kind: 'status',
      code: 'towing.in_progress',
      values: valuesOf('in_progress', { field: 'name_ro', text: 'x'.repeat(121) }),
      row_version: (await texts('in_progress')).row_version,
    },
  ];
  expect((await post('config/importTexts', { items })).statusCode).toBe(422);
  expect((await texts('cancelled')).texts.name_ro).not.toBe('Renunțată');
  expect((await post('config/importTexts', { items: [{ ...items[0], row_version: 9000 }] })).statusCode).toBe(
    412,
  );
  expect((await post('config/importTexts', { items: [items[0]] })).json()).toEqual({ changed: 1 });
});

test('E13 a step of the tracker is renamed for claimants, remembered, and put back', async () => {
  const list = await get<Schema<'TrackerStepList'>>('tracker/browseTrackerSteps');
  const offer = list.items.find(({ state }) => state === 'offer')!;
  const change = {
    state: 'offer',
    texts: { ...offer.texts, label_ro: 'Propunere' },
    row_version: list.row_version,
  };
  expect((await post('tracker/saveTrackerStep', change)).statusCode).toBe(200);
  expect((await post('tracker/saveTrackerStep', change)).statusCode).toBe(412);
  const { items } = await get<Schema<'SettingChangePage'>>('config/browseSettingChanges?page=tracker');
  expect(items[0]?.fields).toEqual([{ field: 'label_ro', before: 'Ofertă', after: 'Propunere' }]);
  await api.letPass({ minutes: 0.02 });
  expect((await post(`config/restoreSettingChange/${items[0]?.change_id}`, {})).statusCode).toBe(200);
  const after = await get<Schema<'TrackerStepList'>>('tracker/browseTrackerSteps');
  expect(after.items).toEqual(list.items);
});
