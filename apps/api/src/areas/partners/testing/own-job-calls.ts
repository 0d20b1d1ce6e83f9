import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { inTenant } from '#src/kernel/database/index.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { carryOut, type JobCommand } from '../jobs/carry-out.ts';

type Database = TestApi['database']['kysely'];

/** A partner of an insurer, whose people belong to an organisation when one is named. */
export async function newPartner(
  database: Database,
  { orgId, name, partnerOrgId }: { orgId: string; name: string; partnerOrgId?: string },
): Promise<string> {
  const { rows } = await sql<{ partner_id: string }>`
    insert into partner (org_id, name, kind, partner_org_id) values (${orgId}, ${name}, 'repair_shop', ${partnerOrgId ?? null})
    returning partner_id`.execute(database);
  return rows[0]?.partner_id ?? '';
}

/** What an insurer does to a job, as its use cases do it. */
export async function insurerDoes(
  api: TestApi,
  orgId: string,
  command: Omit<JobCommand, 'rowVersion'>,
): Promise<void> {
  const { userId } = await api.userNamed('ana.ionescu');
  await inTenant(api.database, orgId, (tx) =>
    carryOut(
      {
        tx,
        now: api.now(),
        caller: {
          kind: 'staff',
          orgId,
          userId,
          sessionId: userId,
          isExternal: false,
          roles: ['claims.handler'],
        },
      },
      { ...command, rowVersion: undefined },
    ),
  );
}

/** A job of a claim file that was offered to a partner; answers its id. */
export async function offeredJob(
  api: TestApi,
  { orgId, claimFileId }: Pick<Claim, 'orgId' | 'claimFileId'>,
  partnerId: string,
): Promise<string> {
  const { userId } = await api.userNamed('ana.ionescu');
  const { rows } = await sql<{ partner_job_id: string }>`
    insert into partner_job (org_id, claim_file_id, kind, state, state_since, next_party, damage, note, on_silence,
      vehicle_plate, vehicle_name, contact_name, contact_phone, made_by_user_id, created_at)
    values (${orgId}, ${claimFileId}, 'repair', 'draft', ${api.now()}, 'handler', 'Ușă stânga', 'Deviz până miercuri', 'ask',
      'CJ10ABC', 'Dacia Duster 2021', 'Ioana Munteanu', '+40722000111', ${userId}, ${api.now()})
    returning partner_job_id`.execute(api.database.kysely);
  const partnerJobId = rows[0]?.partner_job_id ?? '';
  await insurerDoes(api, orgId, {
    partnerJobId,
    act: 'send',
    by: { side: 'handler' },
    details: { to: { partnerId }, reason: 'Cel mai aproape' },
  });
  return partnerJobId;
}

/** What somebody of a partner does on the own pages. */
export function ownJobCalls(api: TestApi, headers: CallerHeaders) {
  const url = (call: string) => `/api/partner/${call}`;
  const get = (call: string) => api.inject({ url: url(call), headers: { ...headers } });
  const post = (call: string, payload: object) =>
    api.inject({ method: 'POST', url: url(call), headers: { ...headers }, payload });
  const send = (call: string, answers: Record<string, string>) => {
    const form = multipart(answers, { name: 'fisier.png', content: onePixelPng });
    return api.inject({
      method: 'POST',
      url: url(call),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
  };
  return {
    get,
    post,
    send,
    list: async () => (await get('browseOwnJobs')).json<Schema<'OwnJobs'>>(),
    one: async (id: string) => (await get(`getOwnJob/${id}`)).json<Schema<'OwnJob'>>(),
  };
}
