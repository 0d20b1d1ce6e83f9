import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { guestsByLink } from '#src/access/guests-by-link.ts';
import { guestToken } from '#src/areas/account/testing/guest-links.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';
import {
  column,
  drawing,
  driverByKey,
  driverCalls,
  reportedBy,
  sentTo,
  statementKey,
  statementSample,
} from '../testing/statement-samples.ts';

const api = startTestApi({ people: ['nord.mihai'] });
let claim: Claim;

beforeEach(async () => {
  claim = await aClaim(api).takenIn();
});

const statusOf = async (key: string) => (await guestToken(api, 'accident_statement', key)).statusCode;
type Driver = Awaited<ReturnType<typeof driverByKey>>;

/** A driver fills in the own column and leaves the rest as it is. */
async function fillIn(driver: Driver, own: Partial<Schema<'StatementSide'>>) {
  const { row_version: version, shared, own: before } = await driver.read();
  const answer = await driver.post('saveGuestStatement', {
    row_version: version,
    shared,
    own: { ...before, ...own },
  });
  expect(answer.statusCode).toBe(201);
}
const sign = async (driver: Driver) =>
  driver.post('signGuestStatement', {
    row_version: (await driver.read()).row_version,
    signature: drawing,
  });

describe('57 both drivers fill in the statement, each on the own phone', () => {
  test('A invites B; each reads of the other only car, insurer and ticks; both sign what both said', async () => {
    const a = await driverByKey(api, await statementKey(api, claim, 'a'));
    await fillIn(a, {
      ...column([1]),
      driver: { ...column([]).driver, name: 'Anghel Raluca', licence_no: 'B00871244', phone: '0722418903' },
      insurer: { ...column([]).insurer, name: 'Nordica', policy_number: 'RO/31/876520' },
      remarks: 'Stăteam la semafor.',
    });
    expect((await sign(a)).json()).toMatchObject({ code: 'conflict', context: { reason: 'nothing_ticked' } });

    const invited = await a.post('inviteOtherDriver');
    expect(invited.statusCode).toBe(201);
    const key = invited.json<Schema<'StatementLink'>>().url.split('/').at(-1) ?? '';
    const b = await driverByKey(api, key);
    const seen = (await b.get()).body;
    for (const secret of ['Anghel', 'B00871244', '0722418903', 'RO/31/876520', 'semafor', claim.claimFileNo])
      expect(seen).not.toContain(secret);
    expect(await b.read()).toMatchObject({
      side: 'b',
      other: { insurer: 'Nordica', circumstances: [1], is_signed: false },
    });

    await fillIn(b, column([8]));
    expect([(await sign(a)).statusCode, (await sign(b)).statusCode]).toEqual([201, 201]);
    expect(await a.read()).toMatchObject({ is_signed: true, other: { circumstances: [8], is_signed: true } });

    await fillIn(b, column([10]));
    expect(await a.read()).toMatchObject({
      is_signed: false,
      other: { circumstances: [10], is_signed: false },
    });
  });

  test('two who save at once do not lose the words of one of them', async () => {
    const a = await driverByKey(api, await statementKey(api, claim, 'a'));
    const b = await driverByKey(api, await statementKey(api, claim, 'b'));
    const { row_version: version, shared, own } = await a.read();
    await fillIn(b, column([8]));
    const late = await a.post('saveGuestStatement', {
      row_version: version,
      shared,
      own: { ...own, circumstances: [1] },
    });
    expect(late.statusCode).toBe(412);
    expect((await a.read()).other.circumstances).toEqual([8]);
  });

  test('B invites nobody, and no other guest comes to a statement', async () => {
    const b = await driverByKey(api, await statementKey(api, claim, 'b'));
    expect((await b.post('inviteOtherDriver')).statusCode).toBe(404);
    for (const { assignmentType, signIn } of guestsByLink) {
      if (assignmentType === 'accident_statement') continue;
      const guest = driverCalls(api, await signIn(api));
      const answers = [
        await guest.get(),
        await guest.post('signGuestStatement', { row_version: 1, signature: drawing }),
        await guest.post('inviteOtherDriver'),
      ];
      expect([assignmentType, ...answers.map(({ statusCode }) => statusCode)]).toEqual([
        assignmentType,
        404,
        404,
        404,
      ]);
    }
  });

  test('a link ends after seven days, when another one is made and when it is withdrawn; all end in the same words', async () => {
    const first = await statementKey(api, claim, 'b');
    const second = await statementKey(api, claim, 'b');
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

    await sql`update accident_statement_link set expires_at = ${api.now()} where revoked_at is null`.execute(
      api.database.kysely,
    );
    const third = await statementKey(api, claim, 'a');
    const { assignment_id: work } = await claim.main();
    await posted(api, await api.tokenFor(claim.handler), `/api/fnol/revokeStatementLink/${work}`, {
      side: 'a',
    });
    const words = await Promise.all(
      [first, second, third, 'nimic-nu-se-afla-aici'].map(async (key) => {
        const { error_id: _id, ...rest } = (await guestToken(api, 'accident_statement', key)).json<{
          error_id: string;
        }>();
        return rest;
      }),
    );
    expect(words[0]).toMatchObject({ status: 404 });
    expect(words).toEqual(words.map(() => words[0]));
  });

  test('a link that is withdrawn opens nothing more, also in a session that began before', async () => {
    const driver = await driverByKey(api, await statementKey(api, claim, 'b'));
    expect((await driver.get()).statusCode).toBe(200);
    await statementKey(api, claim, 'b');
    await expect
      .poll(async () => (await driver.get()).statusCode, { timeout: 2_000, interval: 20 })
      .toBe(401);
  });
});

describe('57 the link of a driver is sent by e-mail or SMS', () => {
  const send = async (payload: object, who = claim.handler) =>
    api.inject({
      method: 'POST',
      url: `/api/fnol/sendStatementLink/${(await claim.main()).assignment_id}`,
      headers: await api.tokenFor(who),
      payload: { side: 'b', channel: 'sms', to: '0722 418 903', language: 'ro', ...payload },
    });

  test('it says why it was sent, in the language of the driver and in letters of every network; the file keeps it without the key', async () => {
    const { assignment_id: work } = await claim.main();
    const headers = await api.tokenFor(claim.handler);
    await posted(api, headers, `/api/fnol/saveAccidentStatement/${work}`, {
      row_version: null,
      content: statementSample(),
      signed_on_paper: { a: false, b: false },
    });
    const { statement } = (await send({})).json<Schema<'StatementOfFile'>>();
    expect(statement?.sendings).toMatchObject([
      { side: 'b', channel: 'sms', sent_to: '… 903', by_driver: false, left_today: 2 },
    ]);
    await send({ channel: 'email', to: ' Marin.Cosmin@Example.com', language: 'en' });
    const [mail, sms] = await sentTo(api, claim.claimFileId);
    expect(sms?.body).toMatch(
      /: ati fost indicat ca sofer intr-un accident din 03[.]03[.]2026[.] Completati/,
    );
    expect(sms?.body).toMatch(/^[A-Za-z0-9 .,:?/_-]+$/);
    expect(sms?.body.length).toBeLessThanOrEqual(306);
    expect(mail).toMatchObject({ kind: 'email', recipient: 'marin.cosmin@example.com' });
    expect(mail?.body).toContain('because you were named as a driver in an accident of 03.03.2026');
    // The second message has the same link, so that what the driver has open stays open.
    const keys = [mail, sms].map(
      (one) => /[/](?:accident_statement|s)[/]([\w-]{32})/.exec(one?.body ?? '')?.[1],
    );
    expect(new Set(keys).size).toBe(1);
    expect(await statusOf(keys[0] ?? '')).toBe(200);
    for (const one of [mail, sms]) expect(one?.kept).not.toContain(keys[0]);
  });

  test('each column is sent three times a day, whoever sends; then it is refused in words that can be told', async () => {
    const a = await driverByKey(api, await statementKey(api, claim, 'a'));
    const other = { channel: 'sms', to: '0722418903', language: 'ro' };
    expect((await a.post('sendToOtherDriver', other)).json()).toMatchObject({
      by_driver: true,
      sent_to: '… 903',
      left_today: 2,
    });
    expect([(await send({})).statusCode, (await send({})).statusCode]).toEqual([201, 201]);
    const refused = { code: 'conflict', context: { reason: 'sent_often', limit: 3 } };
    expect((await send({})).json()).toMatchObject(refused);
    expect((await a.post('sendToOtherDriver', other)).json()).toMatchObject(refused);
    expect((await send({ side: 'a' })).statusCode).toBe(201);
    await sql`update accident_statement_sending set sent_at = sent_at - interval '1 day'`.execute(
      api.database.kysely,
    );
    expect((await send({})).statusCode).toBe(201);
  });

  test.each([
    ['sms', '021 312 44 55'],
    ['sms', 'nu are'],
    ['email', 'marin@@example.com'],
  ])('by %s nothing goes to %s', async (channel, to) => {
    expect((await send({ channel, to })).json()).toMatchObject({ status: 422, fields: [{ field: 'to' }] });
    expect(await sentTo(api, claim.claimFileId)).toEqual([]);
  });

  test('B sends nobody anything, a withdrawn link is not sent again, and another insurer sends none', async () => {
    const b = await driverByKey(api, await statementKey(api, claim, 'b'));
    const other = { channel: 'sms', to: '0722418903', language: 'ro' };
    expect((await b.post('sendToOtherDriver', other)).statusCode).toBe(404);
    const { assignment_id: work } = await claim.main();
    const headers = await api.tokenFor(claim.handler);
    const first = await statementKey(api, claim, 'b');
    await posted(api, headers, `/api/fnol/revokeStatementLink/${work}`, { side: 'b' });
    await send({});
    const [sms] = await sentTo(api, claim.claimFileId);
    expect(sms?.body).not.toContain(first);
    expect([403, 404]).toContain((await send({}, 'nord.mihai')).statusCode);
  });
});

describe('57 whoever has filed a claim goes on to its statement', () => {
  const begin = (headers: Awaited<ReturnType<typeof api.guestFor>>, no: string) =>
    driverCalls(api, headers).post('beginOwnStatement', { claim_file_no: no });

  test('column A opens with what the claim knows, for the session that filed it and for no other', async () => {
    const reporter = await api.guestFor('demo');
    const no = await reportedBy(api, reporter);
    const begun = await begin(reporter, no);
    expect(begun.statusCode).toBe(201);
    const { url } = begun.json<Schema<'StatementLink'>>();
    expect((await begin(reporter, no)).json<Schema<'StatementLink'>>().url).toBe(url);
    const a = await driverByKey(api, url.split('/').at(-1) ?? '');
    const { side, own } = await a.read();
    expect([side, own.vehicle.plate, own.insured.phone]).toEqual(['a', 'CJ12ABC', '+40722418903']);
    for (const stranger of [await api.guestFor('demo'), await api.guestFor('alfa')])
      expect((await begin(stranger, no)).statusCode).toBe(404);
    expect((await begin(reporter, 'DM26R9999999')).statusCode).toBe(404);
  });
});

test('57 staff read which boxes come from the notice and which from a driver, and what they change is theirs', async () => {
  const assignment = (await claim.main()).assignment_id;
  const headers = await api.tokenFor(claim.handler);
  const read = async () =>
    (await api.inject({ url: `/api/fnol/getAccidentStatement/${assignment}`, headers })).json<
      Schema<'StatementOfFile'>
    >();
  const sourceOf = ({ sources }: Schema<'StatementOfFile'>, path: string) =>
    sources.find((one) => one.path === path)?.source;
  const begun = await read();
  expect(sourceOf(begun, 'a.vehicle.plate')).toBe('notice');
  expect(sourceOf(begun, 'b.driver.phone')).toBeUndefined();

  const b = await driverByKey(api, await statementKey(api, claim, 'b'));
  const empty = column([8]);
  await fillIn(b, { ...empty, driver: { ...empty.driver, name: 'Marin Cosmin', phone: '0745 110 276' } });
  const told = await read();
  expect(sourceOf(told, 'b.driver.phone')).toBe('driver_b');
  expect(sourceOf(told, 'b.circumstances')).toBe('driver_b');
  expect(sourceOf(told, 'a.vehicle.plate')).toBe('notice');

  const { content, row_version: version } = told.statement!;
  const driver = { ...content.b.driver, phone: '0745 110 277' };
  await posted(api, headers, `/api/fnol/saveAccidentStatement/${assignment}`, {
    row_version: version,
    content: { ...content, b: { ...content.b, driver } },
    signed_on_paper: { a: false, b: false },
  });
  const changed = await read();
  expect(sourceOf(changed, 'b.driver.phone')).toBeUndefined();
  expect(sourceOf(changed, 'b.driver.name')).toBe('driver_b');
});
