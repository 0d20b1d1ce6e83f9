import type { Schema } from '@dosar/openapi';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { posted } from '#src/testing/world/posted.ts';

type Fields = Schema<'PartnerFields'>;

/** A repair shop of which nothing special is known. */
export const somePartner: Fields = {
  name: 'Service Test',
  kind: 'repair_shop',
  cui: null,
  county_code: 'CJ',
  locality: 'Cluj-Napoca',
  address: null,
  phone: null,
  email: null,
  contacts: [],
  served_county_codes: [],
  brand_codes: [],
  category_codes: [],
  services: [],
  capacity_per_week: null,
  opening_hours: [],
  contract_number: null,
  contract_from: null,
  contract_until: null,
};

/** What somebody does in the directory of partners. */
export function directoryCalls(api: TestApi, headers: CallerHeaders) {
  const url = (call: string) => `/api/partner/${call}`;
  const get = (call: string) => api.inject({ url: url(call), headers: { ...headers } });
  const post = (call: string, payload: object) =>
    api.inject({ method: 'POST', url: url(call), headers: { ...headers }, payload });
  return {
    get,
    post,
    add: (fields: Partial<Fields> = {}) =>
      posted<Schema<'Partner'>>(api, headers, url('addPartner'), { ...somePartner, ...fields }),
    one: async (id: string) => (await get(`getPartner/${id}`)).json<Schema<'Partner'>>(),
    browse: async (query: string) =>
      (await get(`browsePartnerDirectory?${query}`)).json<Schema<'PartnerDirectoryPage'>>(),
    changes: async (id: string) =>
      (await get(`browsePartnerChanges/${id}`)).json<Schema<'PartnerChangePage'>>().items,
    save: ({ row, fields, row_version }: Schema<'Partner'>, change: Partial<Fields>) =>
      post(`savePartner/${row.partner_id}`, { row_version, fields: { ...fields, ...change } }),
    suspend: (
      { row, row_version }: Schema<'Partner'>,
      reason = 'Reclamații repetate',
      moves: readonly Schema<'JobMove'>[] = [],
    ) => post(`suspendPartner/${row.partner_id}`, { row_version, reason, moves }),
    resume: ({ row, row_version }: Schema<'Partner'>) =>
      post(`resumePartner/${row.partner_id}`, { row_version }),
    upload: (
      id: string,
      answers: { title: string; valid_until?: string },
      content: Uint8Array = onePixelPng,
    ) => {
      const form = multipart(answers, { name: 'autorizatie.png', content });
      return api.inject({
        method: 'POST',
        url: url(`addPartnerDocument/${id}`),
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      });
    },
  };
}
