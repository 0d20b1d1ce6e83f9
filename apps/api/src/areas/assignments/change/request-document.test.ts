import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { countOf } from '#src/testing/assignment-calls.ts';
import { at, changer } from '#src/testing/assignment-changes.ts';
import { many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi();
let maria: Awaited<ReturnType<typeof changer>>;
beforeAll(async () => {
  maria = await changer(api, 'maria.stan');
});

/** Work of the team on two files, by whether its claimants have confirmed their e-mail addresses. */
async function workOn({ isConfirmed }: { isConfirmed: boolean }) {
  const work = await someWork(api, many(2));
  const fileIds = work.map(({ claim_file_id }) => claim_file_id);
  await sql`insert into contact_channel (org_id, party_id, kind, value, confirmed_at)
    select org_id, claimant_party_id, 'email', claim_file_no || '@example.com',
      ${isConfirmed ? api.now() : null}::timestamptz
    from claim_file where claim_file_id = any (${fileIds})`.execute(api.database.kysely);
  return work;
}

describe('S10 asking for documents', () => {
  test('claimants get a link over their confirmed channel; the file keeps the message without the key', async () => {
    const rows = await workOn({ isConfirmed: true });
    const result = await maria.changed(rows, {
      action: 'request_document',
      doc_type_codes: ['bank_account', 'driving_licence'],
      message: 'Mulțumim pentru răbdare.',
    });
    expect(result).toMatchObject({ undo_until: null, items: [{ outcome: 'done' }, { outcome: 'done' }] });

    const requests = await sql<{ request_key: string; status: string; items: number }>`
      select r.request_key, r.status, count(*)::integer as items from doc_request r
      join doc_request_item i on i.doc_request_id = r.doc_request_id
      where r.claim_file_id = ${rows[0]?.claim_file_id} and r.sent_at = ${api.now()}
      group by r.doc_request_id, r.request_key, r.status`.execute(api.database.kysely);
    const [request] = requests.rows;
    expect(request).toMatchObject({ status: 'sent', items: 2 });
    const key = request?.request_key ?? 'none';
    const sent = (await api.outbox()).find((message) => message.body.includes(key));
    expect(sent?.body).toContain(`/workflow/guest/doc_request/${key}`);
    const kept = await sql`select from message where body_text like ${`%${key}%`}`.execute(
      api.database.kysely,
    );
    expect(kept.rows).toHaveLength(0);
  });

  test('nobody is asked over a channel that was not confirmed', async () => {
    const rows = await workOn({ isConfirmed: false });
    const before = await countOf(api, 'outbox');
    const result = await maria.changed(rows, {
      action: 'request_document',
      doc_type_codes: ['bank_account'],
    });
    expect(result.items).toMatchObject([{ code: 'no_recipient' }, { code: 'no_recipient' }]);
    expect(await countOf(api, 'outbox')).toBe(before);
  });

  test('two pieces of work on one file ask once', async () => {
    const row = at(await workOn({ isConfirmed: true }), 0);
    const [other] = await someWork(api, [{ on: row, type: 'liquidation', status: 'calculation' }]);
    const rows = [row, ...(other === undefined ? [] : [other])];
    expect(rows).toHaveLength(2);
    const before = await countOf(api, 'doc_request');
    await maria.changed(rows, { action: 'request_document', doc_type_codes: ['bank_account'] });
    expect(await countOf(api, 'doc_request')).toBe(before + 1);
  });

  test('an unknown kind of document is refused at its field', async () => {
    const answer = await maria.change(await workOn({ isConfirmed: true }), {
      action: 'request_document',
      doc_type_codes: ['bank_account', 'love_letter'],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: [{ field: 'doc_type_codes', code: 'unknown_code' }] });
  });
});
