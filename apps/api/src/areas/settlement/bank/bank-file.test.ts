import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { moneyCalls, paysFrom } from '../testing/money-calls.ts';
import { orderedFile } from '../testing/statement-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });

test.each(['＝1+1', '\u200b=1+1', '\ufeff@SUM(A1)'])(
  'M4 a payee who is called %j is text in the table for the bank',
  async (name) => {
    const irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
    const { orderId } = await orderedFile(api, {
      ana: moneyCalls(api, await api.tokenFor('ana.ionescu')),
      radu: moneyCalls(api, await api.tokenFor('radu.marin')),
    });
    await sql`update payment_order set payee_name = ${name} where payment_order_id = ${orderId}`.execute(
      api.database.kysely,
    );
    await paysFrom(api, { iban: 'RO49AAAA1B31007593840000' });
    const sent = await irina.post('exportPaymentOrders', {
      payment_order_ids: [orderId],
      requested_on: '2026-03-04',
    });
    const { payment_export_id: id } = sent.json<Schema<'PaymentExport'>>();
    const { content } = (await irina.post(`downloadPaymentExport/${id}`, { format: 'csv' })).json<
      Schema<'BankFile'>
    >();
    expect(content.split('\r\n')[1]?.split(';')[1]).toBe(`'${name}`);
    expect(content).toContain('"4840,00"');
  },
);
