import { readFileSync } from 'node:fs';
import { plateKind } from '@dosar/kernel/plates';
import type { JsonBodyOf, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';

/** What people type and paste, with the reading that the kernel, the pages and the server owe them. */
function corpus<Row>(name: string): readonly Row[] {
  const file = new URL(`../../../../../../libs/platform/kernel/corpus/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Row[];
}

const phones = corpus<{ typed: string; stored: string | null }>('phones');
const plates = corpus<{ typed: string; compared: string }>('plates');
const names = corpus<{ written: string; typed: string[] }>('names');

const api = startTestApi();
let ana: CallerHeaders;

/** A file for each row of the longest corpus, each reported with the values of its turn. */
type Reported = { no: string; id: string; phone: string; plate: string; name: string };
const reported: Reported[] = [];
const accepted = phones.filter(({ stored }) => stored !== null);

const turn = <Row>(rows: readonly Row[], at: number): Row => {
  const row = rows[at % rows.length];
  if (row === undefined) throw new Error('A corpus is empty.');
  return row;
};

function noticeOf(phone: string, plate: string, name: string): JsonBodyOf<'submitClaimNotification'> {
  const { notifier, vehicle, ...notice } = aNotice();
  return {
    ...notice,
    notifier: { ...notifier, phone, last_name: name },
    vehicle: { ...vehicle, plate, plate_country: plateKind(plate) === 'unusual' ? 'DE' : 'RO' },
  };
}

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  for (const [at, { typed: phone }] of accepted.entries()) {
    const plate = turn(plates, at).typed;
    const name = turn(names, at).written;
    const claim = await aClaim(api, { notice: noticeOf(phone, plate, name) });
    reported.push({ no: claim.claimFileNo, id: claim.claimantPartyId, phone, plate, name });
  }
});

async function found(q: string): Promise<string[]> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/search/browse',
    headers: ana,
    payload: { q, kind: 'files' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SuccessBody<'browseSearch'>>().files.items.map((file) => file.claim_file_no);
}

/** What is missing of the files that should be found. */
const missing = async (q: string, wanted: readonly Reported[]) => {
  const numbers = await found(q);
  return wanted.filter(({ no }) => !numbers.includes(no)).map(() => q);
};

test('R8 a telephone number that is pasted in any way is stored as one, and found by what was pasted', async () => {
  const lost: string[] = [];
  for (const { typed, stored } of accepted) {
    const wanted = reported.filter(({ phone }) => phone === typed);
    const { rows } = await sql<{ value: string }>`select value from contact_channel
      where value like '+%' and party_id in (${sql.join(wanted.map(({ id }) => id))})`.execute(
      api.database.kysely,
    );
    expect(
      rows.map(({ value }) => value),
      typed,
    ).toContain(stored);
    lost.push(...(await missing(typed, wanted)));
  }
  expect(lost).toEqual([]);
});

test('R8 a number that no telephone can have is refused by the notice, in words for its field', async () => {
  for (const { typed } of phones.filter(({ stored }) => stored === null)) {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/fnol/submit',
      headers: { ...(await api.guestFor('demo')), 'idempotency-key': crypto.randomUUID() },
      payload: noticeOf(typed, 'CJ 12 ABC', 'Pop'),
    });
    expect([answer.statusCode, typed]).toEqual([422, typed]);
    expect(answer.json()).toMatchObject({ fields: [{ field: 'notifier.phone' }] });
  }
});

test('R8 a plate that is typed in any way finds every file with it', async () => {
  const lost: string[] = [];
  for (const { typed, compared } of plates) {
    const same = plates.filter((one) => one.compared === compared).map((one) => one.typed);
    lost.push(
      ...(await missing(
        typed,
        reported.filter(({ plate }) => same.includes(plate)),
      )),
    );
  }
  expect(lost).toEqual([]);
});

test('R8 a name finds its file however its letters are typed', async () => {
  const lost: string[] = [];
  for (const { written, typed } of names)
    for (const q of typed)
      lost.push(
        ...(await missing(
          q,
          reported.filter(({ name }) => name === written),
        )),
      );
  expect(lost).toEqual([]);
});
