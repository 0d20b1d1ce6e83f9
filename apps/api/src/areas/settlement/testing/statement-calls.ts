import { randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { multipart } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { readStatementJob } from '../bank/read-statement-job.ts';
import { acceptedOffer, confirmAccount, fileToValue, type moneyCalls } from './money-calls.ts';

type Lines = Schema<'StatementLines'>;
type Decided = Schema<'DecidedLine'>;

/** The calls about statements of the bank as one caller makes them. */
export function statementCalls(api: TestApi, headers: CallerHeaders) {
  const send = (content: string | Uint8Array, name = 'extras-118.xml') => {
    const { payload, headers: form } = multipart({}, { name, content: Buffer.from(content) });
    return api.inject({
      method: 'POST',
      url: '/api/settlement/readStatement',
      payload,
      headers: { ...headers, ...form, 'idempotency-key': randomUUID() },
    });
  };
  const get = <Body>(url: string) =>
    api.inject({ url: `/api/settlement/${url}`, headers }).then((answer) => answer.json<Body>());
  return {
    send,
    /** Hands a file over and has it read; answers its id. */
    async read(content: string | Uint8Array, name?: string): Promise<string> {
      const answer = await send(content, name);
      if (answer.statusCode !== 201) throw new Error(`readStatement answered ${answer.body}`);
      await api.workOff(readStatementJob);
      return answer.json<Schema<'BankStatement'>>().bank_statement_id;
    },
    statement: (id: string) => get<Schema<'CountedStatement'>>(`getStatement/${id}`),
    lines: async (id: string, query = '') => (await get<Lines>(`browseStatementLines/${id}${query}`)).items,
    page: (id: string, query: string) => get<Lines>(`browseStatementLines/${id}${query}`),
    take: (id: string, { leftOut = [], decided = [] }: { leftOut?: number[]; decided?: Decided[] } = {}) =>
      api.inject({
        method: 'POST',
        url: '/api/settlement/importStatement',
        payload: { bank_statement_id: id, left_out: leftOut, decided },
        headers: { ...headers, 'idempotency-key': randomUUID() },
      }),
    download: (id: string) => api.inject({ url: `/api/settlement/downloadStatement/${id}`, headers }),
  };
}

type MoneyCalls = ReturnType<typeof moneyCalls>;

/** A file with an order of 4.840,00 lei that can be paid: Ana records the answer, Radu orders. */
export async function orderedFile(api: TestApi, { ana, radu }: Record<'ana' | 'radu', MoneyCalls>) {
  const of = await fileToValue(api);
  await acceptedOffer(ana, of);
  await ana.change('changeReserve', of.assignment_id, {
    coverage_code: 'vehicle',
    amount_bani: 484_000,
    reason: 'Cerut de test',
  });
  await confirmAccount(radu, of);
  const { money_version, offers } = await ana.money(of.assignment_id);
  await radu.post(`orderPayment/${offers[0]?.offer_id}`, { money_version });
  const { orders } = await ana.money(of.assignment_id);
  return { ...of, reference: orders[0]?.reference ?? '', orderId: orders[0]?.payment_order_id ?? '' };
}
