import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { countOf } from '#src/testing/assignment-calls.ts';
import { changer } from '#src/testing/assignment-changes.ts';

const api = startTestApi({ world: 'demo' });
let maria: Awaited<ReturnType<typeof changer>>;
beforeAll(async () => {
  maria = await changer(api, 'maria.stan');
});

/** Work of the team on different files, by whether its claimant can be written to by e-mail. */
async function workOn({ isConfirmed }: { isConfirmed: boolean }) {
  const { rows } = await sql<{
    assignment_id: string;
    claim_file_id: string;
    row_version: number;
    email: string;
  }>`
    select distinct on (f.claim_file_id) a.assignment_id, a.claim_file_id, a.row_version,
      (select value from contact_channel c where c.party_id = f.claimant_party_id and c.kind = 'email') as email
    from assignment a
    join claim_file f on f.org_id = a.org_id and f.claim_file_id = a.claim_file_id
    join app_user u on u.user_id = a.assigned_user_id
    join team t on t.team_id = u.team_id and t.team_code = 'claims'
    join organisation o on o.org_id = a.org_id and o.org_code = 'demo'
    where a.category_code in ('new', 'active') and ${isConfirmed} = exists (
      select from contact_channel c where c.org_id = f.org_id and c.confirmed_at is not null and c.bounced_at is null
        and c.party_id in (f.claimant_party_id, f.notifier_party_id))
    order by f.claim_file_id, a.assignment_id limit 2`.execute(api.database.kysely);
  if (rows.length < 2) throw new Error('The demo world has too few such files.');
  return rows;
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
      where r.claim_file_id = ${rows[0]?.claim_file_id} and r.sent_at > now() - interval '1 minute'
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
    const [row] = await workOn({ isConfirmed: true });
    const { rows } = await sql<{ assignment_id: string; row_version: number }>`
      update assignment set assigned_user_id = ${(await api.userNamed('maria.stan')).userId}, queue_id = null
      where claim_file_id = ${row?.claim_file_id} and category_code in ('new', 'active', 'waiting')
      returning assignment_id, row_version`.execute(api.database.kysely);
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
