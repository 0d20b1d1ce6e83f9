import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { readAloud } from './testing/form-browser.ts';
import { useTracker } from './tracker-test-client.ts';

const tracker = useTracker();

let key: string;

async function newKey(): Promise<string> {
  const { claimFileNo } = await aClaim(tracker.api);
  const receipts = await tracker.api.outbox('ioana.munteanu@example.com');
  const receipt = receipts.find(({ body }) => body.includes(claimFileNo));
  if (receipt === undefined) throw new Error('The notice brought no receipt.');
  return /contact-confirmation\/([\w-]+)/.exec(receipt.body)?.[1] ?? '';
}

beforeAll(async () => {
  key = await newKey();
});

const ourHeader = { 'x-requested-with': 'dosar' };

const confirm = (confirmKey: string, headers: Record<string, string> = ourHeader) =>
  tracker.api.inject({ method: 'GET', url: `/api/assignment/confirmContact/${confirmKey}`, headers });

type Channel = { confirmed_at: Date | null; told: number };

async function channel(of = key): Promise<Channel | undefined> {
  const [row] = await tracker.rows<Channel>(
    'demo',
    (orgId) => sql`
    select c.confirmed_at, (select count(*)::int from timeline_event t join claim_file f using (org_id, claim_file_id)
      where t.org_id = c.org_id and t.kind = 'contact' and c.party_id in (f.claimant_party_id, f.notifier_party_id)) as told
    from contact_channel c where c.org_id = ${orgId}
      and c.confirm_key_hash = encode(sha256(${of}::bytea), 'hex')`,
  );
  return row;
}

test('a link that is merely fetched confirms nothing', async () => {
  const before = await channel();
  expect(before?.confirmed_at).toBeNull();
  expect((await confirm(key, {})).statusCode).toBe(400);
  expect(
    (
      await tracker.api.inject({
        method: 'HEAD',
        url: `/api/assignment/confirmContact/${key}`,
        headers: ourHeader,
      })
    ).statusCode,
  ).toBe(404);
  expect(await channel()).toEqual(before);
});

test('T10 security 2.9 a scanner that opens the link and what is behind it, each twice by HEAD and GET, confirms nothing', async () => {
  for (const url of [`/contact-confirmation/${key}`, `/api/assignment/confirmContact/${key}`])
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET'] as const)
      await tracker.api.inject({ method, url, headers: { 'sec-fetch-mode': 'navigate' } });
  expect(await channel()).toEqual({ confirmed_at: null, told: 0 });
});

test.each<Record<string, string>>([{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-mode': 'navigate' }])(
  'a browser that only prepares the page (%o) confirms nothing',
  async (headers) => {
    expect((await confirm(key, { ...ourHeader, ...headers })).statusCode).toBe(404);
    expect((await channel())?.confirmed_at).toBeNull();
  },
);

test('T10 the key confirms its channel once, and the files of its owner tell so', async () => {
  const before = await channel();
  const first = await confirm(key);
  expect(first.statusCode).toBe(200);
  expect(first.json()).toEqual({
    success: true,
    organisation: {
      org_name: 'Asigurarea Demo',
      offered_languages: ['ro', 'en'],
      branding: expect.objectContaining({
        material_color: expect.any(String),
        short_name: expect.any(String),
      }),
    },
  });
  const after = await channel();
  expect(after?.confirmed_at).toBeInstanceOf(Date);
  expect(after?.told).toBeGreaterThan(before?.told ?? 0);

  const again = await confirm(key);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await channel()).toEqual(after);
});

const press = (of: string, headers: Record<string, string> = {}, lang = 'ro') =>
  tracker.api.inject({
    method: 'POST',
    url: `/contact-confirmation/${of}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `lang=${lang}`,
  });

test('T10 X9 without scripts the button of the page confirms, in the language of the button, under the name of the insurer', async () => {
  const other = await newKey();
  expect((await press(other, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await channel(other))?.confirmed_at).toBeNull();

  const pressed = await press(other, { 'sec-fetch-site': 'same-origin' }, 'en');
  expect(pressed.statusCode).toBe(200);
  expect(readAloud(pressed)).toEqual(
    expect.arrayContaining(['Asigurarea Demo', 'Your contact details are confirmed']),
  );
  expect(pressed.body).not.toMatch(/<script|<form/);
  expect((await channel(other))?.confirmed_at).toBeInstanceOf(Date);
});

test('without scripts, too, a key that nobody was sent gets a sentence and a way on, and says nobody’s name', async () => {
  const unknown = await press('no-such-contact-key-00001');
  expect(unknown.statusCode).toBe(404);
  expect(readAloud(unknown)).toEqual(
    expect.arrayContaining(['Acest link nu funcționează', 'Căutați dosarul']),
  );
  expect(unknown.body).not.toContain('Asigurarea');
  expect(readAloud(await press('x'))).toEqual(readAloud(unknown));
});

test('unknown and expired keys get the same answer', async () => {
  const unknown = await confirm('no-such-contact-key-00001');
  await tracker.api.letPass({ minutes: 60 * 24 * 400 });
  const expired = await confirm(key);
  const bare = (body: string) => ({ ...(JSON.parse(body) as object), error_id: '', stack: '' });
  expect([unknown.statusCode, expired.statusCode]).toEqual([404, 404]);
  expect(bare(expired.body)).toEqual(bare(unknown.body));
});
