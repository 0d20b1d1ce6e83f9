import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { specialCalls } from '#src/areas/partners/testing/special-calls.ts';

const api = startTestApi();
type Calls = ReturnType<typeof specialCalls>;
let calin: Calls;
let ana: Calls;

beforeAll(async () => {
  calin = specialCalls(api, await api.tokenFor('calin.dobre'));
  ana = specialCalls(api, await api.tokenFor('ana.ionescu'));
});

const contract = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const add = (id: string, content: Buffer = contract, who = calin) =>
  who.upload(
    `addCustomerDocument/${id}`,
    multipart({ note: 'Contract 2026' }, { name: 'contract.pdf', content }),
  );
const aCustomer = async () => (await calin.add({ name: 'Flota cu acte' })).row.special_customer_id;

describe('R8 a document of a special customer', () => {
  test('is put there, listed, given out as it came, and removed with a trace', async () => {
    const id = await aCustomer();
    const added = await add(id);
    expect(added.statusCode, added.body).toBe(201);
    const [document] = added.json<Schema<'CustomerDocuments'>>().documents;
    expect(document).toMatchObject({
      file_name: 'contract.pdf',
      size: contract.length,
      note: 'Contract 2026',
      added_by: 'Călin Dobre',
    });
    const documentId = document?.document_id ?? '';
    const file = await calin.get(`downloadCustomerDocument/${documentId}`);
    expect(file.rawPayload).toEqual(contract);

    const removed = await calin.post(`removeCustomerDocument/${documentId}`, {});
    expect(removed.json<Schema<'CustomerDocuments'>>()).toMatchObject({
      documents: [],
      removed: [{ file_name: 'contract.pdf', removed_by: 'Călin Dobre' }],
    });
    expect((await calin.get(`downloadCustomerDocument/${documentId}`)).statusCode).toBe(404);
    const { rows } = await sql<{ event: string }>`
      select event from audit_log where entity_id = ${id}`.execute(api.database.kysely);
    expect(rows.map(({ event }) => event).sort()).toEqual([
      'CUSTOMER_DOCUMENT_ADDED',
      'CUSTOMER_DOCUMENT_DOWNLOADED',
      'CUSTOMER_DOCUMENT_REMOVED',
      'SPECIAL_CUSTOMER_ADDED',
    ]);
  });

  test('that is no document is refused', async () => {
    expect((await add(await aCustomer(), Buffer.from('MZ program'))).statusCode).toBe(415);
  });

  test('is given to nobody while a scanner holds it back', async () => {
    const id = await aCustomer();
    const [document] = (await add(id)).json<Schema<'CustomerDocuments'>>().documents;
    const documentId = document?.document_id ?? '';
    await sql`update document set scan_state = 'pending' where document_id = ${documentId}`.execute(
      api.database.kysely,
    );
    expect((await calin.get(`downloadCustomerDocument/${documentId}`)).statusCode).toBe(503);
  });

  test('is nothing for a handler or another organisation', async () => {
    const id = await aCustomer();
    const [document] = (await add(id)).json<Schema<'CustomerDocuments'>>().documents;
    const documentId = document?.document_id ?? '';
    expect((await add(id, contract, ana)).statusCode).toBe(403);
    expect((await ana.get(`downloadCustomerDocument/${documentId}`)).statusCode).toBe(403);
    const { rows } = await sql<{ special_customer_id: string }>`
      insert into special_customer (org_id, name, kind) select org_id, 'Străin', 'fleet' from organisation where org_code = 'alfa'
      returning special_customer_id`.execute(api.database.kysely);
    const foreign = rows[0]?.special_customer_id ?? '';
    expect((await calin.get(`browseCustomerDocuments/${foreign}`)).statusCode).toBe(404);
    expect((await add(foreign)).statusCode).toBe(404);
  });
});
