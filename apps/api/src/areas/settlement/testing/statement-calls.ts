import { randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { multipart } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { readStatementJob } from '../bank/read-statement-job.ts';
import { acceptedOffer, confirmAccount, fileToValue, type moneyCalls } from './money-calls.ts';

type Lines = Schema<'StatementLines'>;
type Parts = Schema<'LinePart'>[];

/** The calls about statements of the bank as one caller makes them. */
export function statementCalls(api: TestApi, headers: CallerHeaders) {
  const send = (
    content: string | Uint8Array,
    name = 'extras-118.xml',
    fields: { replaces?: string } = {},
  ) => {
    const { payload, headers: form } = multipart(fields, { name, content: Buffer.from(content) });
    return api.inject({
      method: 'POST',
      url: '/api/settlement/readStatement',
      payload,
      headers: { ...headers, ...form, 'idempotency-key': randomUUID() },
    });
  };
  const get = <Body>(url: string) =>
    api.inject({ url: `/api/settlement/${url}`, headers }).then((answer) => answer.json<Body>());
  const post = (url: string, payload: object) =>
    api.inject({
      method: 'POST',
      url: `/api/settlement/${url}`,
      payload,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
  const statement = (id: string) => get<Schema<'CountedStatement'>>(`getStatement/${id}`);
  const page = (id: string, query: string) => get<Lines>(`browseStatementLines/${id}${query}`);
  return {
    send,
    /** Hands a file over and has it read; answers its id. */
    async read(content: string | Uint8Array, name?: string, fields?: { replaces: string }): Promise<string> {
      const answer = await send(content, name, fields);
      if (answer.statusCode !== 201) throw new Error(`readStatement answered ${answer.body}`);
      await api.workOff(readStatementJob);
      return answer.json<Schema<'BankStatement'>>().bank_statement_id;
    },
    statement,
    page,
    lines: async (id: string, query = '') => (await page(id, query)).items,
    /** Records what the statement pays, having seen what is decided. */
    async take(id: string, version?: number) {
      const { decisions } = await statement(id);
      return post('importStatement', {
        bank_statement_id: id,
        decisions_version: version ?? decisions.version,
      });
    },
    /** Says what becomes of a line, having seen it. */
    async decide(id: string, lineNo: number, decided: 'open' | 'left_out' | Parts, version?: number) {
      const { items } = await page(id, `?after=${lineNo - 1}`);
      return post('decideStatementLine', {
        bank_statement_id: id,
        line_no: lineNo,
        decision_version: version ?? items[0]?.decision_version ?? 0,
        ...(typeof decided === 'string' ? { kind: decided, parts: [] } : { kind: 'pays', parts: decided }),
      });
    },
    saveColumns: (body: object) => post('saveCsvColumns', body),
    openOrders: (q: string, after = '') =>
      post('browseOpenOrders', { q, ...(after !== '' && { after }) }).then((answer) =>
        answer.json<Schema<'OpenOrders'>>(),
      ),
    download: (id: string) => api.inject({ url: `/api/settlement/downloadStatement/${id}`, headers }),
  };
}

/** A second person for payments: the cast has one. */
export const becomesFinance = (api: TestApi, username: string) =>
  sql`insert into user_role (org_id, user_id, role_code) select org_id, user_id, 'finance.payments' from app_user
    where username = ${username} on conflict do nothing`.execute(api.database.kysely);

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
