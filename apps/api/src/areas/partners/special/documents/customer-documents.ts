import type { FileAnswer, Schema } from '@dosar/openapi';
import type { DocumentNeeds } from '#src/areas/partners/document-needs.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { customerRefused } from '../customer-refused.ts';
import { holdCustomer } from '../customer-repository.ts';
import {
  findDocuments,
  findRemovedDocuments,
  holdDocumentOfCustomer,
  insertCustomerDocument,
  markDocumentRemoved,
} from './document-repository.ts';

type Documents = Schema<'CustomerDocuments'>;

/** More than a customer has contracts. */
const mostDocuments = 100;
const removedShown = 20;

/** The documents of a customer. */
export async function browseCustomerDocuments(call: Call<'browseCustomerDocuments'>): Promise<Documents> {
  const place = { orgId: call.caller.orgId, customerId: call.path.special_customer_id };
  if ((await holdCustomer(call.tx, place)) === undefined) throw notFound();
  return documentsOf(call, place.customerId);
}

/** Puts a document on a customer. */
export async function addCustomerDocument(
  { privateFiles }: DocumentNeeds,
  call: Call<'addCustomerDocument'>,
): Promise<Documents> {
  const { tx, caller, path, body, now, audit } = call;
  const place = { orgId: caller.orgId, customerId: path.special_customer_id };
  if ((await holdCustomer(tx, place)) === undefined) throw notFound();
  if ((await findDocuments(tx, place, mostDocuments)).length >= mostDocuments)
    throw customerRefused('too_many');
  const documentId = await privateFiles.keep(call, body.file);
  await insertCustomerDocument(tx, place, {
    documentId,
    fileName: body.file.fileName,
    note: body.note?.trim() ?? '',
    userId: caller.userId,
    now,
  });
  audit.subject(place.customerId);
  audit.note({ document_id: documentId, sha256: body.file.sha256 });
  return documentsOf(call, place.customerId);
}

/** A document of a customer, once no scanner holds it back. */
export async function downloadCustomerDocument(
  { privateFiles }: DocumentNeeds,
  call: Call<'downloadCustomerDocument'>,
): Promise<FileAnswer> {
  const { tx, caller, path, audit } = call;
  const customerId = await holdDocumentOfCustomer(tx, caller.orgId, path.document_id);
  if (customerId === undefined) throw notFound();
  audit.subject(customerId);
  audit.note({ document_id: path.document_id });
  return privateFiles.open(call, path.document_id);
}

/** Forgets a document of a customer; its name, and who removed it when, stay. */
export async function removeCustomerDocument(
  { privateFiles }: DocumentNeeds,
  call: Call<'removeCustomerDocument'>,
): Promise<Documents> {
  const { tx, caller, path, now, audit } = call;
  const customerId = await holdDocumentOfCustomer(tx, caller.orgId, path.document_id);
  if (customerId === undefined) throw notFound();
  await markDocumentRemoved(tx, caller.orgId, path.document_id, { userId: caller.userId, now });
  await privateFiles.remove(call, path.document_id);
  audit.subject(customerId);
  audit.note({ document_id: path.document_id });
  return documentsOf(call, customerId);
}

type Reading = Pick<Call<'browseCustomerDocuments'>, 'tx' | 'caller'>;

async function documentsOf({ tx, caller }: Reading, customerId: string): Promise<Documents> {
  const place = { orgId: caller.orgId, customerId };
  return {
    documents: await findDocuments(tx, place, mostDocuments),
    removed: await findRemovedDocuments(tx, place, removedShown),
  };
}
