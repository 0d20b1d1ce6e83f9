import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { guestToken } from '#src/areas/account/testing/guest-links.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';
import { emptySide } from '../statement/statement-content.ts';

type Content = Schema<'StatementContent'>;

/** A column of which nothing but its circumstances is told. */
export const column = (circumstances: number[], different: Partial<Content['a']> = {}): Content['a'] => ({
  ...emptySide(),
  circumstances,
  ...different,
});

export const sharedSample: Content['shared'] = {
  date: '2026-03-03',
  time: '14:00–16:00',
  place: 'București, Bd. Iuliu Maniu',
  injuries: false,
  other_damage: false,
  witnesses: '',
  sketch: null,
};

/** A car that stood and one that hit it from behind. */
export const statementSample = (different: Partial<Content> = {}): Content => ({
  shared: sharedSample,
  a: column([1], {
    insured: { name: 'Anghel Raluca', address: 'Str. Apusului 41', phone: '0722 418 903' },
    vehicle: { make: 'Dacia Duster', plate: 'B 879 WDA', country: 'RO', trailer_plate: '' },
  }),
  b: column([8]),
  ...different,
});

export const drawing = `data:image/png;base64,${'iVBORw0KGgo'.repeat(4)}AA==`;

/** The key of a link that the staff make for a driver. */
export async function statementKey(api: TestApi, claim: Claim, side: 'a' | 'b'): Promise<string> {
  const { assignment_id: work } = await claim.main();
  const { url } = await posted<Schema<'StatementLink'>>(
    api,
    await api.tokenFor(claim.handler),
    `/api/fnol/makeStatementLink/${work}`,
    { side },
  );
  return url.split('/').at(-1) ?? '';
}

/** What a driver does who has come by a link. */
export async function driverByKey(api: TestApi, key: string) {
  const answer = await guestToken(api, 'accident_statement', key);
  if (answer.statusCode !== 200) throw new Error(`The link answered ${answer.body}`);
  return driverCalls(api, headersOf(answer.json<Schema<'AuthTokens'>>()));
}

/** The calls of a driver, whoever makes them. */
export function driverCalls(api: TestApi, headers: CallerHeaders) {
  return {
    get: () => api.inject({ url: '/api/fnol/getGuestStatement', headers }),
    read: async () =>
      (await api.inject({ url: '/api/fnol/getGuestStatement', headers })).json<Schema<'GuestStatement'>>(),
    post: (operation: string, payload?: object) =>
      api.inject({
        method: 'POST',
        url: `/api/fnol/${operation}`,
        headers,
        ...(payload !== undefined && { payload }),
      }),
  };
}

/** A statement of a claim, as it stands on paper. */
export async function insertStatementRecord(
  api: TestApi,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<void> {
  const { shared, a, b } = statementSample();
  await sql`
    insert into accident_statement (org_id, claim_file_id, shared, side_a, side_b, created_at, changed_at)
    values (${orgId}, ${claimFileId}, ${JSON.stringify(shared)}, ${JSON.stringify(a)}, ${JSON.stringify(b)}, now(), now())
    on conflict do nothing`.execute(api.database.kysely);
}

/** The messages with links that left from a file, the last one first: as they were sent, and as the file keeps them. */
export async function sentTo(api: TestApi, claimFileId: string) {
  const { rows } = await sql<{ kind: string; recipient: string; body: string; kept: string }>`
    select sent.kind, sent.to_address as recipient, sent.body, message.body_text as kept
    from message join outbox sent on sent.org_id = message.org_id and sent.message_id = message.message_id
    where message.claim_file_id = ${claimFileId} and message.reason_code = 'statement_link'
    order by message.system_time desc, message.message_id desc`.execute(api.database.kysely);
  return rows;
}

/** The number of a claim that a guest has reported. */
export async function reportedBy(api: TestApi, headers: CallerHeaders): Promise<string> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/fnol/submit',
    headers: { ...headers, 'idempotency-key': newId() },
    payload: {
      notifier: {
        first_name: 'Raluca',
        last_name: 'Anghel',
        role: 'owner',
        phone: '0722 418 903',
        preferred_channel: 'phone',
      },
      policy_type: 'rca',
      event: {
        date: '2026-03-03',
        county_code: 'CJ',
        locality: 'Cluj-Napoca',
        description: 'Stăteam la semafor.',
        injuries: false,
      },
      vehicle: { plate: 'CJ 12 ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
      document_ids: [],
      consent_version: noticeVersion,
      website: '',
    },
  });
  return answer.json<Schema<'ClaimNotificationReceipt'>>().claim_file_no;
}
