import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { guestsByLink } from '#src/access/guests-by-link.ts';
import { guestToken } from '#src/areas/account/testing/guest-links.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { jobCalls } from '../testing/job-calls.ts';
import { jobOfTypedShop, keyMailedTo, shopByLink } from '../testing/linked-jobs.ts';
import { insurerDoes, newPartner, offeredJob, ownJobCalls } from '../testing/own-job-calls.ts';

const api = startTestApi({ people: ['nord.mihai'] });
let claim: Claim;
let ana: ReturnType<typeof jobCalls>;

beforeAll(async () => {
  claim = await aClaim(api).takenIn();
  ana = jobCalls(api, await api.tokenFor('ana.ionescu'));
});

const later = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const statusOf = async (key: string) => (await guestToken(api, 'partner_job', key)).statusCode;
const handler = (partnerJobId: string, act: Parameters<typeof insurerDoes>[2]['act'], details = {}) =>
  insurerDoes(api, claim.orgId, { partnerJobId, act, by: { side: 'handler' }, details });

async function shopWithLink() {
  const { job, email } = await jobOfTypedShop(api, claim);
  const key = await keyMailedTo(api, email);
  return { id: job.partner_job_id, email, key, shop: await shopByLink(api, key) };
}

/** Every call about one job, with something that would be right for it. */
const everyCall = (shop: ReturnType<typeof ownJobCalls>, id: string) => [
  () => shop.get(`getOwnJob/${id}`),
  () => shop.post(`acceptOwnJob/${id}`, { row_version: 2, promised_on: later(3) }),
  () => shop.post(`declineOwnJob/${id}`, { row_version: 2, reason: 'Nu avem loc' }),
  () => shop.post(`moveOwnJob/${id}`, { row_version: 2, act: 'finish' }),
  () => shop.send(`sendOwnEstimate/${id}`, { total_bani: '100', row_version: '2' }),
  () =>
    shop.send(`sendOwnInvoice/${id}`, {
      number: 'A 1',
      dated_on: later(0),
      total_bani: '100',
      row_version: '2',
    }),
  () => shop.send(`addOwnPhoto/${id}`, {}),
  () => shop.post(`writeOwnMessage/${id}`, { body: 'Bună ziua' }),
  () => shop.get(`downloadOwnJobFile/${id}/${id}`),
];

describe('M8 R11 the link of a job for a shop without users', () => {
  test('leads through the whole job: answer, estimate, photo, message, work and invoice', async () => {
    const { id, shop } = await shopWithLink();
    const read = async () => (await shop.get('getGuestJob')).json<Schema<'OwnJob'>>();
    const version = async () => (await read()).row.row_version;
    expect((await read()).row).toMatchObject({ partner_job_id: id, state: 'sent', is_our_turn: true });

    const answers = [
      await shop.post(`acceptOwnJob/${id}`, { row_version: await version(), promised_on: later(4) }),
      await shop.send(`sendOwnEstimate/${id}`, {
        total_bani: '742000',
        row_version: String(await version()),
      }),
    ];
    await handler(id, 'approve_quote');
    answers.push(
      await shop.post(`moveOwnJob/${id}`, { row_version: await version(), act: 'start_work' }),
      await shop.send(`addOwnPhoto/${id}`, {}),
      await shop.post(`writeOwnMessage/${id}`, { body: 'E gata joi.' }),
    );
    const inWork = await read();
    answers.push(
      await shop.post(`moveOwnJob/${id}`, { row_version: inWork.row.row_version, act: 'finish' }),
      await shop.send(`sendOwnInvoice/${id}`, {
        number: 'AC 12',
        dated_on: later(0),
        total_bani: '742000',
        row_version: String(await version()),
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(inWork.messages).toMatchObject([{ author_name: 'Auto Colț', is_ours: true, body: 'E gata joi.' }]);
    expect(inWork.files).toMatchObject([{ is_ours: true }]);
    expect(await read()).toMatchObject({
      row: { state: 'invoiced' },
      invoice: { number: 'AC 12', total_bani: 742_000, paid_at: null },
    });
    const photo = inWork.files[0]?.partner_job_file_id ?? '';
    // The copy without the place where it was taken is made in a moment.
    expect([200, 503]).toContain((await shop.get(`downloadOwnJobFile/${id}/${photo}`)).statusCode);
  });

  test('opens no other job: every call about one answers as for a job that does not exist', async () => {
    const { shop } = await shopWithLink();
    const other = await shopWithLink();
    const partnerOrgId = await api.organisation('service-nord');
    const nord = await newPartner(api.database.kysely, { orgId: claim.orgId, name: 'Nord', partnerOrgId });
    const unknown = '01900000-0000-7000-8000-0000000000ff';
    for (const id of [other.id, await offeredJob(api, claim, nord), unknown])
      for (const call of everyCall(shop, id)) expect((await call()).statusCode).toBe(404);
    expect((await other.shop.one(other.id)).row.state).toBe('sent');
    // The list of a company is for people who sign in.
    expect((await shop.get('browseOwnJobs')).statusCode).toBe(403);
  });

  test('no other kind of guest comes to a job, and this kind to nothing of theirs', async () => {
    const { id, shop } = await shopWithLink();
    for (const { assignmentType, signIn } of guestsByLink) {
      if (assignmentType === 'partner_job') continue;
      const guest = ownJobCalls(api, await signIn(api));
      for (const call of [() => guest.get('getGuestJob'), ...everyCall(guest, id)])
        expect([assignmentType, (await call()).statusCode]).toEqual([assignmentType, 404]);
    }
    expect((await shop.one(id)).row.state).toBe('sent');
  });

  test('an unknown, a foreign, a withdrawn and a replaced address answer in the same words', async () => {
    const { id, key, email } = await shopWithLink();
    const job = await jobOf(id);
    expect(job).toMatchObject({ can_send_link: true, link: { sent_to: email } });
    expect(job.link?.opened_at).not.toBeNull();

    expect((await ana.post(`sendJobLink/${id}`, {})).statusCode).toBe(201);
    const newer = await keyMailedTo(api, email);
    expect([newer === key, await statusOf(newer)]).toEqual([false, 200]);
    const withdrawn = await ana.post(`revokeJobLink/${id}`, {});
    expect([withdrawn.statusCode, withdrawn.json<Schema<'PartnerJob'>>().link]).toEqual([201, null]);

    const offer = await guestToken(api, 'offer', key);
    const gone = [key, newer, 'nimic-nu-se-afla-aici'].map((one) => guestToken(api, 'partner_job', one));
    for (const { statusCode, body } of await Promise.all(gone))
      expect([statusCode, wordsOf(body)]).toEqual([404, wordsOf(offer.body)]);
    expect((await ana.post(`revokeJobLink/${id}`, {})).json()).toMatchObject({
      code: 'partner_job_rule',
      context: { reason: 'not_now' },
    });
  });

  test.each<[how: string, end: (id: string) => Promise<unknown>]>([
    ['is withdrawn', (id) => ana.post(`revokeJobLink/${id}`, {})],
    ['was sent once more', (id) => ana.post(`sendJobLink/${id}`, {})],
  ])('a link that %s opens nothing more, also in a session that began before', async (_how, end) => {
    const { id, shop } = await shopWithLink();
    expect((await shop.get('getGuestJob')).statusCode).toBe(200);
    await end(id);
    await expect
      .poll(async () => (await shop.get('getGuestJob')).statusCode, { timeout: 2_000, interval: 20 })
      .toBe(401);
  });

  test('a shop that declines has nothing open any more, and the next one opens nothing of it', async () => {
    const { id, key, shop } = await shopWithLink();
    await shop.post(`writeOwnMessage/${id}`, { body: 'Nu vă putem ajuta.' });
    expect(
      (await shop.post(`declineOwnJob/${id}`, { row_version: 2, reason: 'Nu avem loc' })).statusCode,
    ).toBe(201);
    expect(await statusOf(key)).toBe(404);
    const next = { name: 'Alt atelier', phone: null, email: 'alt@atelier.example', address: null };
    await handler(id, 'offer_next', { to: { shop: next }, reason: 'Următorul' });
    expect(await statusOf(key)).toBe(404);
    const second = await shopByLink(api, await keyMailedTo(api, 'alt@atelier.example'));
    expect((await second.one(id)).messages).toEqual([]);
  });

  test('the link opens the job for 30 days after its end, without the people of the file on the day after', async () => {
    const { id, key } = await shopWithLink();
    await handler(id, 'cancel', { reason: 'Păgubitul a renunțat' });
    expect(await statusOf(key)).toBe(200);
    const endedDaysAgo = (days: number) =>
      sql`update partner_job set ended_at = ${new Date(api.now().getTime() - days * 86_400_000)}
        where partner_job_id = ${id}`.execute(api.database.kysely);
    await endedDaysAgo(30);
    expect(await statusOf(key)).toBe(200);
    await endedDaysAgo(30.01);
    expect(await statusOf(key)).toBe(404);
    expect((await ana.post(`sendJobLink/${id}`, {})).statusCode).toBe(409);
  });

  test('a partner whose people sign in gets the address of its own pages, and no link', async () => {
    const partnerOrgId = await api.organisation('service-nord');
    const { rows } = await sql<{ partner_id: string }>`
      update partner set email = 'nord@service.example' where org_id = ${claim.orgId} and partner_org_id = ${partnerOrgId}
      returning partner_id`.execute(api.database.kysely);
    const id = await offeredJob(api, claim, rows[0]?.partner_id ?? '');
    const [letter] = await api.outbox('nord@service.example');
    expect(letter?.body).toContain(`/partner?job=${id}`);
    expect((await ana.post(`sendJobLink/${id}`, {})).json()).toMatchObject({
      context: { reason: 'own_pages' },
    });
  });

  test('whoever reads the messages of the file does not come by the link', async () => {
    const { key } = await shopWithLink();
    const { rows } = await sql<{ body: string }>`
      select to_jsonb(sent)::text as body from message sent
      where sent.claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ body }) => body.includes(key))).toEqual([]);
  });
});

async function jobOf(id: string): Promise<Schema<'PartnerJob'>> {
  const { assignment_id: work } = await claim.main();
  const found = (await ana.browse(work)).jobs.find((job) => job.partner_job_id === id);
  if (found === undefined) throw new Error(`The file has no job ${id}.`);
  return found;
}

/** A refusal without what differs from one to the next. */
function wordsOf(body: string): object {
  const { error_id: _id, ...words } = JSON.parse(body) as Record<string, unknown>;
  return words;
}
