import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi();
let calin: CallerHeaders;

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
});

type Import = Schema<'PeopleImport'>;
const send = (
  call: 'previewPeople' | 'importPeople',
  csv: string,
  columns: Import['columns'] | null = null,
) =>
  api.inject({
    method: 'POST',
    url: `/api/user/${call}`,
    headers: { ...calin },
    payload: { csv, columns },
  });
const preview = async (csv: string) => (await send('previewPeople', csv)).json<Import>();
const outcomes = ({ lines }: Import) => lines.map(({ outcome, reason }) => reason ?? outcome);
const people = async (q: string) =>
  (
    await api.inject({ url: `/api/user/browsePeople?q=${encodeURIComponent(q)}`, headers: { ...calin } })
  ).json<Schema<'PeoplePage'>>();

const head = 'Nume complet;E-mail;Utilizator;Limba;Echipă;Roluri\r\n';
const newcomers =
  `${head}Ioana Neacșu;ioana.neacsu@example.com;ioana.neacsu;ro;daune;claims.handler\r\n` +
  '"Pop; Dan";dan.pop@example.com;dan.pop;English;;"claims.handler, claims.manager"\r\n';

describe('R8 many people by a file', () => {
  test('are shown first and change nothing; then each gets an invitation with team, language and roles', async () => {
    const shown = await preview(newcomers);
    expect(shown.columns.map(({ field }) => field).toSorted()).toEqual(
      ['email', 'full_name', 'language', 'roles', 'team', 'username'].toSorted(),
    );
    expect(outcomes(shown)).toEqual(['new', 'new']);
    expect((await people('neacsu')).items).toEqual([]);

    const done = await send('importPeople', newcomers);
    expect(done.statusCode).toBe(201);
    expect(outcomes(done.json<Import>())).toEqual(['new', 'new']);
    expect((await people('neacsu')).items).toMatchObject([{ state: 'invited', team_name: 'Daune' }]);
    const mails = (await api.outbox()).filter(({ body }) => body.includes('/invitation/'));
    expect(mails).toHaveLength(2);
    expect(mails.map(({ body }) => body).join()).toContain('Călin Dobre v-a făcut un cont');
    expect(mails.map(({ body }) => body).join()).toContain('Călin Dobre has made an account for you');
  });

  test('change nothing a second time, and nobody is written to', async () => {
    const before = (await api.outbox()).length;
    expect(outcomes((await send('importPeople', newcomers)).json<Import>())).toEqual([
      'unchanged',
      'unchanged',
    ]);
    expect(await api.outbox()).toHaveLength(before);
  });

  test('who are there are changed: the line says in what, and they are told', async () => {
    const csv = `${head}Ioana Neacșu-Pop;ioana.neacsu@example.com;ioana.neacsu;en;;claims.manager\r\n`;
    expect((await preview(csv)).lines).toMatchObject([
      { outcome: 'changed', changes: ['full_name', 'language', 'roles'] },
    ]);
    await send('importPeople', csv);
    const { items } = await people('neacsu');
    expect(items).toMatchObject([{ full_name: 'Ioana Neacșu-Pop', team_name: 'Daune' }]);
    expect(items[0]?.role_names).toHaveLength(2);
    expect(outcomes(await preview(csv))).toEqual(['unchanged']);
  });

  test('are left out line by line, each with why; the others are done', async () => {
    const csv =
      head +
      [
        'Io;io@example.com;io.pop;;;',
        'Ion Pop;no-address;ion.pop;;;',
        'Ion Pop;ion.pop@example.com;i p;;;',
        'Ion Pop;ion.pop@example.com;ion.pop;de;;',
        'Ion Pop;ion.pop@example.com;ion.pop;constructor;;',
        'Ion Pop;ion.pop@example.com;ion.pop;;Vrăjitori;',
        'Ion Pop;ion.pop@example.com;ion.pop;;;rege',
        'Alfa Ana;alta@example.com;alfa.ana;;;',
        'Mia Pop;ana.ionescu@demo.example;mia.pop;;;',
        'Călin Dobre;calin.dobre@demo.example;calin.dobre;;;claims.manager',
        'Ada Pop;ada.pop@example.com;ada.pop;;;',
        'Ada Pop;ada.pop2@example.com;Ada.Pop;;;',
      ].join('\r\n');
    expect(outcomes((await send('importPeople', csv)).json<Import>())).toEqual([
      'malformed_name',
      'malformed_email',
      'malformed_username',
      'malformed_language',
      'malformed_language',
      'team_unknown',
      'role_unknown',
      'username_taken',
      'email_taken',
      'own_roles',
      'new',
      'twice',
    ]);
    expect((await people('ada.pop')).items).toHaveLength(1);
  });

  test('come from columns that somebody chose; without a needed one nothing is done', async () => {
    const csv = 'A;B;C\r\nEva Pop;eva.pop@example.com;eva.pop\r\n';
    // An address is known by its looks, a name by nothing.
    expect(await preview(csv)).toMatchObject({
      headings: ['A', 'B', 'C'],
      columns: [{ field: 'email', column: 1 }],
      lines: [],
    });
    expect((await send('importPeople', csv)).statusCode).toBe(422);
    const columns: Import['columns'] = [
      { field: 'full_name', column: 0 },
      { field: 'email', column: 1 },
      { field: 'username', column: 2 },
    ];
    expect(outcomes((await send('importPeople', csv, columns)).json<Import>())).toEqual(['new']);
  });
});

describe('R8 a file of people names composed roles', () => {
  const compose = (name: string, parts: string[]) =>
    api.inject({
      method: 'POST',
      url: '/api/user/saveOwnRole',
      headers: { ...calin },
      payload: { own_role_id: null, row_version: null, name, description: '', parts },
    });
  const line = (roles: string) => `${head}Vlad Oprea;vlad.oprea@example.com;vlad.oprea;ro;;"${roles}"\r\n`;

  test('by the name that they have in the organisation, commas and all, once', async () => {
    await compose('Plăți, ghișeu', ['finance.payments']);
    await compose('Recepție', ['app.previewer']);
    expect(outcomes(await preview(line('plati, ghiseu')))).toEqual(['new']);
    expect(outcomes(await preview(line('Recepție, nimeni')))).toEqual(['role_unknown']);
    await send('importPeople', line('claims.handler; Recepție'));
    expect((await people('oprea')).items).toMatchObject([
      { role_names: expect.arrayContaining(['Recepție']) as unknown },
    ]);
    expect(outcomes(await preview(line('claims.handler; Recepție')))).toEqual(['unchanged']);
    expect(outcomes((await send('importPeople', line('Plăți, ghișeu'))).json<Import>())).toEqual(['changed']);
    expect((await people('oprea')).items[0]?.role_names).toEqual(
      expect.arrayContaining(['Plăți, ghișeu', 'Recepție']),
    );
  });

  test('only where whoever sends it gives each part', async () => {
    const { userId } = await api.userNamed('calin.dobre');
    await compose('Tehnic', ['app.configurator', 'claims.handler']);
    expect(outcomes(await preview(line('Tehnic')))).toEqual(['changed']);
    await sql`delete from user_role where role_code = 'app.configurator' and user_id = ${userId}`.execute(
      api.database.kysely,
    );
    api.runtime.sessions.forget(`user:${userId}`);
    expect(outcomes(await preview(line('Tehnic')))).toEqual(['role_not_administered']);
  });

  test('of the own organisation alone', async () => {
    await sql`insert into own_role (org_id, name) select org_id, 'Doar alfa' from organisation
      where org_code = 'alfa'`.execute(api.database.kysely);
    expect(outcomes(await preview(line('Doar alfa')))).toEqual(['role_unknown']);
  });
});
