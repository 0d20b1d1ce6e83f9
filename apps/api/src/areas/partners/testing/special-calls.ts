import type { Schema } from '@dosar/openapi';
import { posted } from '#src/testing/world/posted.ts';
import type { multipart } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

type Fields = Schema<'SpecialCustomerFields'>;

/** A fleet without anything special. */
export const someCustomer: Fields = {
  name: 'Flota Test',
  kind: 'fleet',
  level: 'B',
  valid_from: null,
  valid_until: null,
  handler_user_id: null,
  contacts: [],
  notes: '',
};

type Settings = Schema<'RuleSettings'>;

/** The settings of a rule of one kind. */
export const ruleWith = (kind: Settings['kind'], part: Partial<Settings>): Settings => ({
  kind,
  route: null,
  sla: null,
  messages: null,
  documents: null,
  notice: null,
  approvals: null,
  partners: null,
  ...part,
});

const nothing = { number: '', plate: '', policy_number: '', email: '', phone: '', name: '' };

/** What somebody does on the page of special customers. */
export function specialCalls(api: TestApi, headers: CallerHeaders) {
  const url = (call: string) => `/api/specialCustomer/${call}`;
  const get = (call: string) => api.inject({ url: url(call), headers: { ...headers } });
  const rule = (call: string) => `/api/specialRule/${call}`;
  const post = (call: string, payload: object) =>
    api.inject({ method: 'POST', url: url(call), headers: { ...headers }, payload });
  return {
    get,
    post,
    upload: (call: string, form: ReturnType<typeof multipart>) =>
      api.inject({
        method: 'POST',
        url: url(call),
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      }),
    add: (fields: Partial<Fields> = {}) =>
      posted<Schema<'SpecialCustomer'>>(api, headers, url('addSpecialCustomer'), {
        ...someCustomer,
        ...fields,
      }),
    addMatch: (id: string, kind: Schema<'SpecialMatchKind'>, value: string, more: object = {}) =>
      post(`addSpecialMatch/${id}`, { kind, value, cui: null, valid_from: null, valid_until: null, ...more }),
    one: async (id: string) => (await get(`getSpecialCustomer/${id}`)).json<Schema<'SpecialCustomer'>>(),
    browse: async (q: string) =>
      (await get(`browseSpecialCustomers?q=${encodeURIComponent(q)}`)).json<Schema<'SpecialCustomerPage'>>()
        .items,
    tested: (facts: Partial<typeof nothing>) =>
      posted<Schema<'TestedMatch'>>(api, headers, url('testMatch'), { ...nothing, ...facts }),
    ofFile: async (claimFileId: string) =>
      (await get(`getCustomerOfFile/${claimFileId}`)).json<Schema<'CustomerOfFile'>>(),
    addRule: (owner: { customer: string } | { level: Schema<'SpecialCustomerLevel'> }, settings: Settings) =>
      api.inject({
        method: 'POST',
        url: rule('addSpecialRule'),
        headers: { ...headers },
        payload: {
          special_customer_id: 'customer' in owner ? owner.customer : null,
          level: 'level' in owner ? owner.level : null,
          settings,
        },
      }),
    postRule: (call: string, payload: object) =>
      api.inject({ method: 'POST', url: rule(call), headers: { ...headers }, payload }),
    getRule: (call: string) => api.inject({ url: rule(call), headers: { ...headers } }),
    rules: async (customerId?: string) =>
      (
        await api.inject({
          url: rule(`getSpecialRules${customerId === undefined ? '' : `?special_customer_id=${customerId}`}`),
          headers: { ...headers },
        })
      ).json<Schema<'SpecialRules'>>().rules,
    rulesOfFile: async (claimFileId: string) =>
      (await api.inject({ url: rule(`getRulesOfFile/${claimFileId}`), headers: { ...headers } })).json<
        Schema<'RulesOfFile'>
      >().rules,
    refuse: (claimFileId: string, customerId: string, reason = 'Mașina a fost vândută') =>
      post(`refuseCustomerOfFile/${claimFileId}`, { special_customer_id: customerId, reason }),
  };
}
