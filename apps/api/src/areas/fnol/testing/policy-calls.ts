import { newId } from '@dosar/kernel/ids';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { multipart } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { policyImportJob } from '../policy/import/policy-import-job.ts';

type Import = Schema<'PolicyImport'>;

export const policyHeadings =
  'Tip;Serie;Numar polita;Asigurator;Valabil de la;Valabil pana la;Platit pana la;Nr inmatriculare;VIN;Asigurat;CNP/CUI;Fransiza;Suma asigurata';

/** The calls about policies as one caller makes them. */
export function policyCalls(api: TestApi, headers: CallerHeaders) {
  const post = (operation: string, payload: object) =>
    api.inject({
      method: 'POST',
      url: `/api/fnol/${operation}`,
      headers: { ...headers, 'idempotency-key': newId() },
      payload,
    });
  const get = async <Body>(operation: string) =>
    (await api.inject({ url: `/api/fnol/${operation}`, headers })).json<Body>();
  const send = (content: string | Uint8Array, fields: { replaces?: string } = {}) => {
    const form = multipart(fields, { name: 'polite.csv', content: Buffer.from(content) });
    return api.inject({
      method: 'POST',
      url: '/api/fnol/readPolicies',
      headers: { ...headers, ...form.headers, 'idempotency-key': newId() },
      payload: form.payload,
    });
  };
  const imported = (id: string) => get<Import>(`getPolicyImport/${id}`);
  return {
    post,
    send,
    file: (id: string) => api.inject({ url: `/api/fnol/downloadPolicyFile/${id}`, headers }),
    imported,
    /** Hands a file over and has it read. */
    async read(content: string | Uint8Array, fields?: { replaces: string }): Promise<Import> {
      const { policy_import_id: id } = (await send(content, fields)).json<Import>();
      await api.workOff(policyImportJob);
      return imported(id);
    },
    /** Hands a file over, has it read and taken over. */
    async take(...rows: string[]): Promise<Import> {
      const read = await this.read([policyHeadings, ...rows].join('\n'));
      await post(`applyPolicies/${read.policy_import_id}`, {});
      await api.workOff(policyImportJob);
      return imported(read.policy_import_id);
    },
    async find(traits: Partial<JsonBodyOf<'findPolicies'>>) {
      const answer = await post('findPolicies', { date: '2026-03-03', asks_service: false, ...traits });
      return answer.json<Schema<'FoundPolicies'>>().policies;
    },
    ofFile: (assignmentId: string) => get<Schema<'PolicyOfFile'>>(`getPolicyOfFile/${assignmentId}`),
  };
}
