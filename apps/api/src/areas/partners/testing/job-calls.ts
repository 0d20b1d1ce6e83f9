import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { posted } from '#src/testing/world/posted.ts';

type Job = Schema<'PartnerJob'>;
type NewJob = Schema<'NewPartnerJob'>;
type Act = Omit<JsonBodyOf<'actOnJob'>, 'row_version'>;

/** A repair that nobody has got yet. */
export const someJob: NewJob = {
  kind: 'repair',
  damage: 'bară față, far stânga',
  note: null,
  document_ids: [],
  on_silence: 'next',
  to: null,
};

/** The choice of a partner, with a reason. */
export const chosen = (partnerId: string, reason = 'aproape de casă'): NonNullable<NewJob['to']> => ({
  partner_id: partnerId,
  shop: null,
  reason,
});

/** What somebody of the staff does with jobs of partners. */
export function jobCalls(api: TestApi, headers: CallerHeaders) {
  const url = (call: string) => `/api/partnerJob/${call}`;
  const get = (call: string) => api.inject({ url: url(call), headers: { ...headers } });
  const post = (call: string, payload: object) =>
    api.inject({ method: 'POST', url: url(call), headers: { ...headers }, payload });
  return {
    get,
    post,
    make: (assignmentId: string, job: Partial<NewJob> = {}) =>
      posted<Job>(api, headers, url(`makeJob/${assignmentId}`), { ...someJob, ...job }),
    tryMake: (assignmentId: string, job: Partial<NewJob>) =>
      post(`makeJob/${assignmentId}`, { ...someJob, ...job }),
    /** The jobs of a file. */
    browse: async (assignmentId: string) =>
      (await get(`browseJobsOfFile/${assignmentId}`)).json<Schema<'JobsOfFile'>>(),
    propose: async (assignmentId: string, kind: Schema<'PartnerJobKind'> = 'repair') =>
      (await get(`proposePartners/${assignmentId}?kind=${kind}`)).json<Schema<'PartnerProposals'>>(),
    /** Insists that an act succeeds. */
    act: (job: Job, act: Act['act'], details: Omit<Act, 'act'> = {}) =>
      posted<Job>(api, headers, url(`actOnJob/${job.partner_job_id}`), {
        row_version: job.row_version,
        act,
        ...details,
      }),
    tryAct: (job: Job, act: Act['act'], details: Omit<Act, 'act'> = {}) =>
      post(`actOnJob/${job.partner_job_id}`, { row_version: job.row_version, act, ...details }),
    pay: (job: Job) => post(`payJob/${job.partner_job_id}`, { row_version: job.row_version }),
    late: async (query = '') => (await get(`browseLateJobs?${query}`)).json<Schema<'LatePartnerJobPage'>>(),
  };
}

/** Partners of an organisation that do nothing else: those of other tests are out of the way. */
export async function onlyPartners(
  api: TestApi,
  partners: readonly { name: string; county?: string; kind?: string; capacity?: number | null }[],
  orgCode: 'demo' | 'alfa' = 'demo',
): Promise<string[]> {
  const orgId = await api.organisation(orgCode);
  await sql`update partner set is_active = false where org_id = ${orgId}`.execute(api.database.kysely);
  const ids: string[] = [];
  for (const { name, county = 'CJ', kind = 'repair_shop', capacity = null } of partners) {
    const { rows } = await sql<{ partner_id: string }>`
      insert into partner (org_id, name, kind, county_code, capacity_per_week)
      values (${orgId}, ${name}, ${kind}, ${county}, ${capacity}) returning partner_id`.execute(
      api.database.kysely,
    );
    ids.push(rows[0]?.partner_id ?? '');
  }
  return ids;
}
