import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { createHash } from 'node:crypto';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { newId, newOpaqueKey } from '@dosar/kernel/ids';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { claimantsOnTracker, guestsByLink } from '#src/access/guests-by-link.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { multipart } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

type Notification = JsonBodyOf<'submitClaimNotification'>;
type Receipt = Schema<'ClaimNotificationReceipt'>;

const api = startTestApi({ people: ['paula.vasile'] });

const notification: Notification = {
  notifier: {
    first_name: 'Ștefan',
    last_name: 'Țepeș',
    role: 'owner',
    phone: '0722 123 456',
    email: 'Stefan.Tepes@example.com',
    preferred_channel: 'phone',
  },
  policy_type: 'rca',
  policy_number: 'RO/12/B 345678',
  event: {
    date: '2026-03-03',
    time: '14:30',
    county_code: 'CJ',
    locality: 'Cluj-Napoca',
    description: 'Stăteam la semafor.',
    injuries: false,
  },
  vehicle: { plate: 'cj 12-abc', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
  document_ids: [],
  consent_version: noticeVersion,
  website: '',
};

function submit(who: CallerHeaders, payload: object = notification, key: string = newId(), secret?: string) {
  const once = { 'idempotency-key': key, ...(secret !== undefined && { 'idempotency-secret': secret }) };
  const headers = { ...who, ...once, 'accept-language': 'ro' };
  return api.inject({ method: 'POST', url: '/api/fnol/submit', headers, payload });
}

async function uploadedPhoto(who: CallerHeaders): Promise<string> {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'a.jpg', content });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
  return answer.json<Schema<'UploadedDocument'>>().id;
}

async function inDemo<Result>(work: Parameters<typeof inTenant<Result>>[2]) {
  return inTenant(api.database, await api.organisation('demo'), work);
}
const fileNumbered = (claimFileNo: string) =>
  inDemo((tx) =>
    tx
      .selectFrom('claim_file')
      .where('claim_file_no', '=', claimFileNo)
      .selectAll()
      .executeTakeFirstOrThrow(),
  );
const countFiles = () =>
  inDemo(async (tx) => {
    const { count } = await tx
      .selectFrom('claim_file')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  });

test('B1 a reported accident becomes a claim file with vehicle, people and the date of the answer', async () => {
  const answer = await submit(await api.guestFor('demo'));
  expect(answer.statusCode).toBe(201);
  const receipt = answer.json<Receipt>();
  const today = localDateOf(api.now());
  expect(receipt.claim_file_no).toMatch(/^DM\d{2}R\d{7}$/);
  expect(receipt).toMatchObject({
    tracker_url: `${api.runtime.env.TRACKER_ORIGIN}/status/${receipt.claim_file_no}?org_code=demo`,
    next_step_title: 'Verificăm datele',
    answer_due_date: addDays(today, 30),
    contact_email: 'daune@asigurarea-demo.example',
  });
  expect(receipt.documents_needed.map(({ doc_type_code }) => doc_type_code)).toContain('damage_photo');

  expect(await fileNumbered(receipt.claim_file_no)).toMatchObject({
    claimant_name: 'Țepeș Ștefan',
    plate: 'CJ12ABC',
    channel: 'web_guest',
    county_code: 'CJ',
    notifier_role: 'owner',
    consent_version: noticeVersion,
    legal_due_date: addDays(today, 30),
  });
});

test('the new claim waits in the worklist as new work, with its timeline and tracker begun', async () => {
  const vehicle = { ...notification.vehicle, plate: 'CJ 77 NEW' };
  const report = { ...notification, vehicle };
  const { claim_file_no } = (await submit(await api.guestFor('demo'), report)).json<Receipt>();
  const worklist = await api.inject({
    method: 'POST',
    url: '/api/assignment/browseWorklist',
    headers: await api.tokenFor('ana.ionescu'),
    payload: { filter_keys: 0, category_code: 'active', filter_criteria: { q: claim_file_no }, limit: 10 },
  });
  const rows = worklist.json<{ items: Schema<'WorklistRow'>[] }>().items;
  expect(rows).toMatchObject([
    { claim_file_no, assignment_type: 'claim_notification', category_code: 'new', assigned_user_id: null },
  ]);

  const { claim_file_id } = await fileNumbered(claim_file_no);
  const told = await inDemo(async (tx) => ({
    timeline: await tx
      .selectFrom('timeline_event')
      .where('claim_file_id', '=', claim_file_id)
      .select(['kind', 'actor_kind'])
      .execute(),
    tracker: await tx
      .selectFrom('tracker_event')
      .where('claim_file_id', '=', claim_file_id)
      .select(['process_step_index', 'event_title_en'])
      .execute(),
    audit: await tx
      .selectFrom('audit_log')
      .where('entity_id', '=', claim_file_id)
      .select(['event', 'outcome', 'actor_kind'])
      .execute(),
  }));
  expect(told.timeline.map(({ kind }) => kind).sort()).toEqual(['created', 'email', 'sms']);
  expect(told.timeline.every(({ actor_kind }) => actor_kind === 'guest')).toBe(true);
  expect(told.tracker).toEqual([{ process_step_index: 0, event_title_en: 'We have received your report' }]);
  expect(told.audit).toEqual([{ event: 'CLAIM_NOTIFIED', outcome: 'success', actor_kind: 'guest' }]);
});

test('each channel gets the number and a link of its own, whose key is stored as a hash only', async () => {
  const { claim_file_no } = (await submit(await api.guestFor('demo'))).json<Receipt>();
  const [email] = await api.outbox('stefan.tepes@example.com');
  const [sms] = await api.outbox('+40722123456');
  const keyIn = (text = '') => /\/(?:contact-confirmation|c)\/([\w-]+)/.exec(text)?.[1] ?? '';
  expect(email).toMatchObject({ kind: 'email', subject: `Dosarul dumneavoastră: ${claim_file_no}` });
  expect(sms?.body).toContain(`/status/${claim_file_no}`);
  expect(keyIn(email?.body)).not.toBe(keyIn(sms?.body));

  const { notifier_party_id, claim_file_id } = await fileNumbered(claim_file_no);
  const kept = await inDemo(async (tx) => ({
    channels: await tx
      .selectFrom('contact_channel')
      .where('party_id', '=', notifier_party_id)
      .select(['kind', 'value', 'is_preferred', 'confirm_key_hash', 'confirmed_at'])
      .orderBy('kind')
      .execute(),
    messages: await tx
      .selectFrom('message')
      .where('claim_file_id', '=', claim_file_id)
      .select('body_text')
      .execute(),
  }));
  const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
  expect(kept.channels).toEqual([
    {
      kind: 'email',
      value: 'stefan.tepes@example.com',
      is_preferred: false,
      confirm_key_hash: hashOf(keyIn(email?.body)),
      confirmed_at: null,
    },
    {
      kind: 'phone',
      value: '+40722123456',
      is_preferred: true,
      confirm_key_hash: hashOf(keyIn(sms?.body)),
      confirmed_at: null,
    },
  ]);
  for (const { body_text } of kept.messages) expect(body_text).not.toContain(keyIn(email?.body));
});

test('photos of the same guest come along; the photo is no longer asked for', async () => {
  const guest = await api.guestFor('demo');
  const photo = await uploadedPhoto(guest);
  const answer = await submit(guest, { ...notification, document_ids: [photo] });
  const receipt = answer.json<Receipt>();
  expect(receipt.documents_needed.map(({ doc_type_code }) => doc_type_code)).not.toContain('damage_photo');

  const { claim_file_id } = await fileNumbered(receipt.claim_file_no);
  const ana = await api.tokenFor('ana.ionescu');
  expect((await api.inject({ url: `/api/document/download/${photo}`, headers: ana })).statusCode).toBe(200);
  const row = await inDemo((tx) =>
    tx
      .selectFrom('document')
      .where('document_id', '=', photo)
      .select(['claim_file_id', 'visibility'])
      .executeTakeFirstOrThrow(),
  );
  expect(row).toEqual({ claim_file_id, visibility: 'claimant' });
});

const otherGuests = [...guestsByLink, ...claimantsOnTracker].filter(
  ({ name }) => name !== 'guest filing a claim',
);

test.each(otherGuests)('P2 a $name cannot file a claim', async ({ signIn }) => {
  const guest = await signIn(api);
  const before = await countFiles();
  expect((await submit(guest)).json()).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await countFiles()).toBe(before);
});

test('P2 staff need a role that works on claims to file one', async () => {
  const before = await countFiles();
  expect((await submit(await api.tokenFor('paula.vasile'))).statusCode).toBe(403);
  expect(await countFiles()).toBe(before);
});

test('photos of another guest, of an earlier claim or of nobody are refused, and no claim is filed', async () => {
  const guest = await api.guestFor('demo');
  const [foreign, used] = [await uploadedPhoto(await api.guestFor('demo')), await uploadedPhoto(guest)];
  await submit(guest, { ...notification, document_ids: [used] });
  const before = await countFiles();

  const mine = await uploadedPhoto(guest);
  const answer = await submit(guest, { ...notification, document_ids: [foreign, mine, used, newId()] });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Schema<'Problem'>>().fields?.map(({ field }) => field)).toEqual([
    'document_ids.0',
    'document_ids.2',
    'document_ids.3',
  ]);
  expect(await countFiles()).toBe(before);
});

test('the same report sent again under its key and secret is the same claim, also from a new session', async () => {
  const once = { key: newId(), secret: newOpaqueKey() + newOpaqueKey() };
  const first = await submit(await api.guestFor('demo'), notification, once.key, once.secret);
  const before = await countFiles();
  const second = await submit(await api.guestFor('demo'), notification, once.key, once.secret);
  expect(second.json()).toEqual(first.json());
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await countFiles()).toBe(before);
});

test('whoever knows the key and every word of a report gets no receipt of it in a session of their own', async () => {
  const key = newId();
  const secret = newOpaqueKey() + newOpaqueKey();
  const receipts = [
    await submit(await api.guestFor('demo'), notification, key, secret),
    await submit(await api.guestFor('demo'), notification, key),
    await submit(await api.guestFor('demo'), notification, key),
    await submit(await api.guestFor('demo'), notification, key, newOpaqueKey() + newOpaqueKey()),
  ];
  expect(receipts.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(receipts.map(({ headers }) => headers['idempotency-replayed'])).toEqual(
    receipts.map(() => undefined),
  );
  expect(new Set(receipts.map((answer) => answer.json<Receipt>().claim_file_no)).size).toBe(4);
});

test('a session repeats a report under its key alone', async () => {
  const guest = await api.guestFor('demo');
  const key = newId();
  const first = await submit(guest, notification, key);
  const second = await submit(guest, notification, key);
  expect(second.json()).toEqual(first.json());
  expect(second.headers['idempotency-replayed']).toBe('true');
});

test('ten presses at once file one claim and send one message', async () => {
  const guest = await api.guestFor('demo');
  const key = newId();
  const body = { ...notification, notifier: { ...notification.notifier, email: 'once@example.com' } };
  const before = await countFiles();
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(guest, body, key)));

  expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
  const numbers = answers
    .filter(({ statusCode }) => statusCode === 201)
    .map((a) => a.json<Receipt>().claim_file_no);
  expect(new Set(numbers).size).toBe(1);
  expect(await countFiles()).toBe(before + 1);
  expect(await api.outbox('once@example.com')).toHaveLength(1);
});

test('the key of a filed report does not file another one', async () => {
  const guest = await api.guestFor('demo');
  const key = newId();
  await submit(guest, notification, key);
  const changed = { ...notification, event: { ...notification.event, locality: 'Turda' } };
  const answer = await submit(guest, changed, key);
  expect(answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

test('twenty claimants at once get twenty numbers', async () => {
  const guest = await api.guestFor('demo');
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(guest)));
  expect(new Set(answers.map((answer) => answer.json<Receipt>().claim_file_no)).size).toBe(20);
});

test.each([
  [
    'a date in the future',
    { event: { ...notification.event, date: '2199-01-01' } },
    'event.date',
    'in_the_future',
  ],
  [
    'an hour that the change of clocks skips',
    { event: { ...notification.event, date: '2025-03-30', time: '03:30' } },
    'event.time',
    'nonexistent_time',
  ],
  [
    'an unknown make',
    { vehicle: { ...notification.vehicle, brand_code: 'batmobile' } },
    'vehicle.brand_code',
    'unknown_code',
  ],
  [
    'an unknown county',
    { event: { ...notification.event, county_code: 'ZZ' } },
    'event.county_code',
    'unknown_code',
  ],
  [
    'a phone that nobody can call',
    { notifier: { ...notification.notifier, phone: '0722 12' } },
    'notifier.phone',
    'invalid_value',
  ],
  ['an old notice', { consent_version: '2019-01' }, 'consent_version', 'outdated'],
  ['what only a program fills in', { website: 'https://spam.example' }, 'website', 'invalid_value'],
])('%s is refused with its field and nothing is stored', async (_what, change, field, code) => {
  const before = await countFiles();
  const answer = await submit(await api.guestFor('demo'), { ...notification, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'rule_refused', fields: [{ field, code }] });
  expect(await countFiles()).toBe(before);
});

test('what breaks the contract is refused with the field', async () => {
  const guest = await api.guestFor('demo');
  const unknown = await submit(guest, { ...notification, colour: 'red' });
  expect([unknown.statusCode, unknown.json<Schema<'Problem'>>().fields?.[0]?.field]).toEqual([400, 'colour']);
  const impossible = await submit(guest, {
    ...notification,
    event: { ...notification.event, date: '2026-02-31' },
  });
  expect([impossible.statusCode, impossible.json<Schema<'Problem'>>().fields?.[0]?.field]).toEqual([
    400,
    'event.date',
  ]);
});

test('a guest of one organisation files there and nowhere else', async () => {
  const before = await countFiles();
  const { claim_file_no } = (await submit(await api.guestFor('alfa'))).json<Receipt>();
  expect(claim_file_no).toMatch(/^AB/);
  expect(await countFiles()).toBe(before);
});
