import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork, type StoredWork as Main } from '#src/testing/some-work.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi();
type Calls = ReturnType<typeof assignmentCalls>;
let maria: Calls;
beforeAll(async () => {
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
});

const rows = <Row>(query: ReturnType<typeof sql<Row>>) =>
  query.execute(api.database.kysely).then((answer) => answer.rows);

/** The main work of a file in a status. */
const mainWork = (status: string) => aPieceOfWork(api, { status });

/** The claimant of a file can be written to, or only after the address is confirmed. */
async function hasEmail({ org_id: orgId, claim_file_id: id }: Main, isConfirmed = true) {
  await sql`delete from contact_channel where org_id = ${orgId}`.execute(api.database.kysely);
  await sql`insert into contact_channel (org_id, party_id, kind, value, confirmed_at)
    select org_id, claimant_party_id, 'email', 'ioana@example.com', ${isConfirmed ? api.now() : null}::timestamptz
    from claim_file where claim_file_id = ${id}`.execute(api.database.kysely);
}

async function step(
  who: Calls,
  work: Pick<Main, 'assignment_id' | 'claim_file_no'>,
  code: string,
  said: object = {},
) {
  const { row_version } = await who.detail(work);
  return who.transition(work, { transition_code: code, row_version, ...said });
}

async function offered(work: Main, code: string): Promise<Schema<'Transition'>> {
  const found = (await maria.detail(work)).transitions.find((it) => it.code === code);
  if (found === undefined) throw new Error(`The file does not offer ${code}.`);
  return found;
}

test('B14: a claim is suspended with whom it waits for and a reason, which the claimant gets in writing', async () => {
  const work = await mainWork('evaluation');
  await hasEmail(work);
  const unsaid = await step(maria, work, 'suspend', { reason: 'Dosar penal în curs' });
  expect(unsaid.statusCode).toBe(422);
  expect(unsaid.json()).toMatchObject({ fields: [{ field: 'waiting_on', code: 'required' }] });

  const preview = await maria.post(`/api/assignment/previewTransition/${work.assignment_id}`, {
    transition_code: 'suspend',
  });
  const { messages } = preview.json<Schema<'TransitionPreview'>>();
  expect(messages).toMatchObject([{ kind: 'email' }]);
  expect(messages[0]?.body).toContain('{{reason}}');

  const said = { reason: 'Dosar penal în curs', waiting_on: 'police' };
  expect((await step(maria, work, 'suspend', said)).statusCode).toBe(200);
  const { header } = await maria.detail(work);
  expect(header).toMatchObject({ status_code: 'suspended', waiting_on: 'police' });
  const [letter] = await api.outbox();
  expect(letter?.body).toContain('Dosar penal în curs');
  expect(letter?.to).toBe(messages[0]?.address);

  // On whom it waits belongs to that time alone.
  await step(maria, work, 'resume_evaluation');
  expect((await maria.detail(work)).header.waiting_on).toBeNull();
});

test('B14: a refused claim tells its reasons, and a claimant who cannot be reached is named before', async () => {
  const work = await mainWork('evaluation');
  await hasEmail(work, false);
  const preview = async () =>
    (
      await maria.post(`/api/assignment/previewTransition/${work.assignment_id}`, {
        transition_code: 'reject',
      })
    ).json<Schema<'TransitionPreview'>>();
  expect(await preview()).toMatchObject({ messages: [], warnings: [/confirmat/] as never });
  await hasEmail(work);
  expect((await preview()).warnings).toEqual([]);
  expect((await step(maria, work, 'reject', { reason: 'Polița era expirată' })).statusCode).toBe(200);
  expect((await api.outbox())[0]?.body).toContain('Polița era expirată');
  const letters = await rows(sql<{ file_name: string }>`select file_name from document
    where claim_file_id = ${work.claim_file_id} and doc_type_code = 'rejection_letter'`);
  expect(letters).toEqual([{ file_name: `Respingere ${work.claim_file_no}.pdf` }]);
});

test('B14: a refused notice leaves the claimant with a letter too, as a PDF among the documents', async () => {
  const claim = await aClaim(api).step('claim_notification', 'start_review', 'maria.stan');
  const { assignment_id } = await claim.work('claim_notification');
  const notice = { assignment_id, claim_file_id: claim.claimFileId, claim_file_no: claim.claimFileNo };
  await sql`update contact_channel set confirmed_at = ${api.now()}
    where kind = 'email' and party_id = ${claim.claimantPartyId}`.execute(api.database.kysely);
  const said = { reason: 'Accident în afara perioadei poliței' };
  const answer = await step(maria, notice, 'reject', said);
  expect(answer.statusCode, answer.body).toBe(200);
  const letters = await rows(sql<{ file_name: string; kind: string }>`
    select document.file_name, message.kind from document
    join message_attachment attached on attached.org_id = document.org_id and attached.document_id = document.document_id
    join message on message.org_id = attached.org_id and message.message_id = attached.message_id
    where document.claim_file_id = ${notice.claim_file_id} and doc_type_code = 'rejection_letter'`);
  expect(letters).toEqual([{ file_name: `Respingere ${notice.claim_file_no}.pdf`, kind: 'email' }]);
  const [mail] = await api.outbox();
  expect(mail?.body).toContain('Accident în afara perioadei poliței');
  const clocks = await rows(
    sql<{
      stopped_by: string | null;
    }>`select stopped_by from legal_clock where claim_file_id = ${notice.claim_file_id}`,
  );
  expect(clocks).not.toEqual([]);
  expect(clocks.every(({ stopped_by: by }) => by !== null)).toBe(true);
});

test('B14: a duplicate names the file that stays; both files lead to each other', async () => {
  const work = await mainWork('open');
  const other = await mainWork('evaluation');
  const said = { reason: 'Avizat de două ori' };
  const errorOf = async (more: object) =>
    (await step(maria, work, 'mark_duplicate', { ...said, ...more })).json();
  expect(await errorOf({})).toMatchObject({ fields: [{ field: 'duplicate_of', code: 'required' }] });
  expect(await errorOf({ duplicate_of: work.claim_file_no })).toMatchObject({
    fields: [{ field: 'duplicate_of', code: 'invalid_value' }],
  });
  expect(await errorOf({ duplicate_of: 'DM99R9999999' })).toMatchObject({
    fields: [{ field: 'duplicate_of', code: 'unknown_code' }],
  });

  const done = await step(maria, work, 'mark_duplicate', { ...said, duplicate_of: other.claim_file_no });
  expect(done.json()).toMatchObject({ status_code: 'duplicate', undo_until: null });
  const factOf = async (file: Main) =>
    (await maria.detail(file)).facts.find(({ code }) => code === 'duplicate_file');
  expect(await factOf(work)).toMatchObject({
    text: 'Duplicat al dosarului',
    claim_file_no: other.claim_file_no,
  });
  expect(await factOf(other)).toMatchObject({ claim_file_no: work.claim_file_no });
  const told = (await maria.timeline(other)).items.map(({ title }) => title);
  expect(told).toContain(`Are ca duplicat dosarul ${work.claim_file_no}`);
});

test('B14: closing names each open task and leads to it; a closed file says when', async () => {
  const work = await mainWork('paid');
  const task = await aPieceOfWork(api, { on: work, type: 'payment', status: 'in_progress' });
  await sql`update claim_file set reserve_amount = 0 where claim_file_id = ${work.claim_file_id}`.execute(
    api.database.kysely,
  );
  const { missing } = await offered(work, 'close');
  expect(missing.filter(({ code }) => code === 'no_open_assignments')).toMatchObject([
    { assignment_id: task.assignment_id },
  ]);
  await sql`update assignment set status_code = 'cancelled' where assignment_id = ${task.assignment_id}`.execute(
    api.database.kysely,
  );
  const closing = await offered(work, 'close');
  expect(closing.missing.filter(({ code }) => code === 'no_open_assignments')).toEqual([]);
});

test('B14: a closed claim is reopened with a reason within thirty days, under its number', async () => {
  const work = await mainWork('closed');
  await sql`update assignment set done_at = now() - interval '31 days' where assignment_id = ${work.assignment_id}`.execute(
    api.database.kysely,
  );
  expect(await offered(work, 'reopen')).toMatchObject({
    allowed: false,
    missing: [{ code: 'closed_within_days' }],
  });
  await sql`update assignment set done_at = now() - interval '29 days' where assignment_id = ${work.assignment_id}`.execute(
    api.database.kysely,
  );
  const before = await rows(
    sql<{
      n: number;
    }>`select reopened_count as n from claim_file where claim_file_id = ${work.claim_file_id}`,
  );
  expect((await step(maria, work, 'reopen')).statusCode).toBe(422);
  const done = await step(maria, work, 'reopen', { reason: 'Avarie ascunsă, găsită la service' });
  expect(done.json()).toMatchObject({ status_code: 'reopened', category_code: 'active' });
  expect((await maria.detail(work)).claim_file.closed_at).toBeNull();
  expect(
    await rows(
      sql<{
        n: number;
      }>`select reopened_count as n from claim_file where claim_file_id = ${work.claim_file_id}`,
    ),
  ).toEqual([{ n: (before[0]?.n ?? 0) + 1 }]);

  // Withdrawn for good: the file is closed with its main work.
  expect((await step(maria, work, 'withdraw', { reason: 'Renunță în scris' })).statusCode).toBe(200);
  expect((await maria.detail(work)).claim_file.closed_at).not.toBeNull();
});

test('B14: the status explains itself in the language of its reader', async () => {
  const work = await mainWork('offer_issued');
  const { status } = await maria.detail(work);
  expect(status.help_html).toContain('<p>Oferta a plecat');
});

test('B14: files are linked and unlinked by hand, and both timelines tell it', async () => {
  const [one, other] = [await mainWork('inspection'), await mainWork('inspection')];
  const link = (what: string, number: string) =>
    maria.post(`/api/claim/${what}/${one.claim_file_id}`, {
      claim_file_no: number,
      reason: 'Aceeași mașină, aceeași zi',
      ...(what === 'linkFile' && { kind: 'related' }),
    });
  expect((await link('linkFile', other.claim_file_no)).statusCode).toBe(200);
  expect((await maria.detail(other)).facts).toContainEqual(
    expect.objectContaining({ code: 'linked_file', claim_file_no: one.claim_file_no }),
  );
  expect((await link('unlinkFile', other.claim_file_no)).statusCode).toBe(200);
  expect((await maria.detail(one)).facts.filter(({ code }) => code === 'linked_file')).toEqual([]);
  expect((await link('unlinkFile', other.claim_file_no)).statusCode).toBe(404);
});

test('B14: an organisation with an older process gets the present one, and its work stays where it is', async () => {
  const { configureOrganisation } = await import('#db/configuration/configure-organisation.ts');
  const [demo] = await rows(sql<{ org_id: string }>`select org_id from organisation where org_code = 'demo'`);
  if (demo === undefined) throw new Error('There is no demo organisation.');
  const standing = () =>
    rows(
      sql`select assignment_id, status_code, category_code, waiting_on from assignment order by assignment_id`,
    );
  const before = await standing();
  const steps = () =>
    rows(sql`select assignment_type_code, from_status_code, transition_code, asks from transition
      where org_id = ${demo.org_id} order by 1, 2, 3`);
  const supplied = await steps();
  await sql`update assignment_type set process_version = 1`.execute(api.database.kysely);
  await sql`delete from transition where transition_code = 'suspend'`.execute(api.database.kysely);
  await sql`update status set help_html_ro = null`.execute(api.database.kysely);
  // The older version had no help, so its absence is no decision of the organisation.
  await sql`update supplied_item set adopted = adopted || '{"help_html_ro": null}' where kind = 'status_help'`.execute(
    api.database.kysely,
  );

  await inTenant(api.runtime.db, demo.org_id, (tx) => configureOrganisation(tx, demo.org_id));
  expect(await standing()).toEqual(before);
  expect(await steps()).toEqual(supplied);
  const helpless = await rows(sql`select from status where org_id = ${demo.org_id} and help_html_ro is null`);
  expect(helpless).toEqual([]);
});
