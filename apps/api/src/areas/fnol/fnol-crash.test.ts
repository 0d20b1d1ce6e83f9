import type { Schema, SuccessBody } from '@dosar/openapi';
import { newId } from '@dosar/kernel/ids';
import { expect, test } from 'vitest';
import { multipart } from '#src/testing/multipart.ts';
import { useKillableServers, type KillableServer } from '#src/testing/killable-servers.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { policyHeadings } from './testing/policy-calls.ts';
import { sharedSample, statementSample } from './testing/statement-samples.ts';

const { api, start, observer, letGo } = useKillableServers();
const untilDone = { timeout: 120_000, interval: 50 };
const inJson = { 'content-type': 'application/json' };

type Saved = { row_version: number };
type Send = (server: KillableServer, text: string, version: number) => Promise<Response>;

/** Saves one text after the other until the server is gone. */
function saver(send: Send, version: number, versionOf: (body: unknown) => number) {
  const kept = { acknowledged: 0, sent: 0, version };
  const text = (number: number) => `Rândul ${number}`;
  return {
    kept,
    text,
    async untilGone(server: KillableServer): Promise<void> {
      for (;;) {
        kept.sent += 1;
        const answer = await send(server, text(kept.sent), kept.version).catch(() => undefined);
        const body: unknown = answer?.ok === true ? await answer.json().catch(() => undefined) : undefined;
        if (body === undefined) return;
        kept.acknowledged = kept.sent;
        kept.version = versionOf(body);
      }
    },
    /** What the next server has: the last text that was acknowledged, or the one on its way then. */
    expectKept(stored: { text: string; version: number }) {
      const step = stored.text === text(kept.acknowledged) ? 0 : 1;
      expect(stored).toEqual({ text: text(kept.acknowledged + step), version: kept.version + step });
    },
  };
}

const savedVersion = (body: unknown) => (body as Saved).row_version;
const answersOf = (value: string) => [{ field: 'circumstances.description', value }];

test('S19 a server that is killed while drafts and a statement are saved loses nothing that it has acknowledged; another one goes on', async () => {
  const first = await start();
  const claim = await aClaim(api).takenIn();
  const { assignment_id: work } = await claim.main();
  const guest = { ...inJson, ...(await api.guestFor('demo')) };
  const asGuest = async ({ origin }: KillableServer, operation: string, body: object) =>
    fetch(`${origin}/api/fnol/${operation}`, {
      method: 'POST',
      headers: { ...guest, 'idempotency-key': newId() },
      body: JSON.stringify(body),
    });
  const notice = (await (
    await asGuest(first, 'startGuestDraft', { answers: answersOf('') })
  ).json()) as SuccessBody<'startGuestDraft'>;
  const numberOf = async (server: KillableServer) =>
    (await (
      await asGuest(server, 'reserveClaimNumber', { draft_key: notice.draft_key, policy_type: 'rca' })
    ).json()) as SuccessBody<'reserveClaimNumber'>;
  const { claim_file_no: told } = await numberOf(first);
  const content = (value: string) => ({ title: value, answers: answersOf(value) });
  const draft = (await (
    await first.post('/api/fnol/startClaimDraft', content(''), { 'idempotency-key': newId() })
  ).json()) as Schema<'ClaimDraft'>;
  const write = (server: KillableServer, place: string, version: number | null) =>
    server.post(`/api/fnol/saveAccidentStatement/${work}`, {
      row_version: version,
      content: statementSample({ shared: { ...sharedSample, place } }),
      signed_on_paper: { a: false, b: false },
    });
  const statementOf = (body: unknown) => (body as Schema<'StatementOfFile'>).statement;
  await write(first, '', null);

  const guestDraft = saver(
    (server, value, version) =>
      asGuest(server, 'saveGuestDraft', {
        draft_key: notice.draft_key,
        row_version: version,
        answers: answersOf(value),
      }),
    notice.row_version,
    savedVersion,
  );
  const staffDraft = saver(
    (server, value, version) =>
      server.post(`/api/fnol/saveClaimDraft/${draft.claim_draft_id}`, {
        row_version: version,
        content: content(value),
      }),
    draft.row_version,
    savedVersion,
  );
  const statement = saver(write, 1, (body) => statementOf(body)?.row_version ?? 0);
  const savers = [guestDraft, staffDraft, statement];
  const saving = Promise.all(savers.map((one) => one.untilGone(first)));
  await expect.poll(() => savers.every(({ kept }) => kept.acknowledged >= 3), untilDone).toBe(true);
  await first.kill();
  await saving;
  await letGo();

  const second = await start();
  const opened = (await (
    await asGuest(second, 'openGuestDraft', { draft_key: notice.draft_key })
  ).json()) as SuccessBody<'openGuestDraft'>;
  expect((await numberOf(second)).claim_file_no).toBe(told);
  guestDraft.expectKept({ text: opened.answers[0]?.value ?? '', version: opened.row_version });
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${second.origin}${path}`, { headers: second.headers })).json();
  const kept = (await read(`/api/fnol/getClaimDraft/${draft.claim_draft_id}`)) as Schema<'ClaimDraft'>;
  staffDraft.expectKept({ text: kept.title, version: kept.row_version });
  const stated = statementOf(await read(`/api/fnol/getAccidentStatement/${work}`));
  const version = stated?.row_version ?? 0;
  statement.expectKept({ text: stated?.content.shared.place ?? '', version });
  expect((await write(second, 'Turda', version)).status).toBe(201);
  await second.kill();
}, 180_000);

test('C27 a server that is killed while it takes policies over leaves the import to the next one, which ends it and doubles none', async () => {
  const rows = Array.from(
    { length: 4_500 },
    (_, at) =>
      `RCA;RO/22/C22;${String(500_000 + at)};Carpați;01.03.2026;28.02.2027;;B ${100 + (at % 900)} ${String.fromCharCode(65 + (at % 26), 65 + (Math.floor(at / 26) % 26), 65 + (Math.floor(at / 676) % 26))};;Pop Ion;;;`,
  );
  const calin = await api.tokenFor('calin.dobre');
  const hand = async (server: KillableServer, lines: readonly string[]) => {
    const form = multipart(
      {},
      { name: 'polite.csv', content: Buffer.from([policyHeadings, ...lines].join('\n')) },
    );
    const answer = await fetch(`${server.origin}/api/fnol/readPolicies`, {
      method: 'POST',
      headers: { ...calin, ...form.headers, 'idempotency-key': newId() },
      body: new Uint8Array(form.payload),
    });
    return ((await answer.json()) as Schema<'PolicyImport'>).policy_import_id;
  };
  const stateOf = async (id: string) =>
    (
      await observer().query<{ state: string; done_count: number }>(
        'select state, done_count from policy_import where policy_import_id = $1',
        [id],
      )
    ).rows[0];
  const apply = (server: KillableServer, id: string) =>
    fetch(`${server.origin}/api/fnol/applyPolicies/${id}`, {
      method: 'POST',
      headers: { ...inJson, ...calin, 'idempotency-key': newId() },
      body: '{}',
    });

  const first = await start();
  const last = rows.at(-1) ?? '';
  // The last policy of the file is known with another holder, so that its row is changed when its turn comes.
  const known = await hand(first, [last.replace('Pop Ion', 'Pop Ana')]);
  await expect.poll(() => stateOf(known), untilDone).toMatchObject({ state: 'ready' });
  await apply(first, known);
  await expect.poll(() => stateOf(known), untilDone).toMatchObject({ state: 'applied' });
  const id = await hand(first, rows);
  await expect.poll(() => stateOf(id), untilDone).toMatchObject({ state: 'ready' });
  await observer().query('begin');
  await observer().query(`select from policy where holder_name = 'Pop Ana' for update`);
  await apply(first, id);
  await expect.poll(async () => (await stateOf(id))?.done_count ?? 0, untilDone).toBeGreaterThan(0);
  await first.kill();
  await letGo();
  const half = await stateOf(id);
  expect(half?.state).toBe('applying');
  expect(half?.done_count).toBeLessThan(rows.length);

  await start();
  await expect.poll(() => stateOf(id), untilDone).toEqual({ state: 'applied', done_count: rows.length });
  const { rows: stored } = await observer().query<{ policies: string; numbers: string; renewed: string }>(
    `select count(*) as policies, count(distinct number_key) as numbers,
      count(*) filter (where holder_name = 'Pop Ana') as renewed
    from policy where number_key like '%50____'`,
  );
  expect(stored[0]).toEqual({ policies: '4500', numbers: '4500', renewed: '0' });
}, 240_000);
