import { tidyLine } from '@dosar/kernel/typed-line';
import type { FileAnswer, Schema } from '@dosar/openapi';
import type { DocumentNeeds } from '../document-needs.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { partnerOf } from './browse-directory.ts';
import { recordChange } from './change-partner.ts';
import { holdPartner, updatePartner } from './directory-repository.ts';
import {
  countPartnerDocuments,
  deletePartnerDocument,
  findPartnerDocument,
  insertPartnerDocument,
} from './partner-document-repository.ts';
import { partnerRefused } from './partner-refused.ts';

const mostDocuments = 50;

/** Keeps a document of a partner, to be given out once the virus scanner has seen it. */
export async function addPartnerDocument(
  { privateFiles }: DocumentNeeds,
  call: Call<'addPartnerDocument'>,
): Promise<Schema<'Partner'>> {
  const { tx, caller, path, body, now, audit } = call;
  const place = { orgId: caller.orgId, partnerId: path.partner_id };
  const held = await holdPartner(tx, place);
  if (held === undefined) throw notFound();
  const title = tidyLine(body.title);
  if (title === '') throw fieldRefused('title', 'required');
  if ((await countPartnerDocuments(tx, place)) >= mostDocuments) throw partnerRefused('too_many');
  await insertPartnerDocument(tx, place, {
    documentId: await privateFiles.keep(call, body.file),
    title,
    validUntil: body.valid_until ?? null,
    addedAt: now,
    addedBy: caller.actorUserId ?? caller.userId,
  });
  await updatePartner(tx, place, undefined);
  audit.subject(place.partnerId);
  audit.note({ title });
  const subject = { id: place.partnerId, label: held.fields.name };
  await recordChange(call, subject, [{ field: 'documents', before: null, after: title }]);
  return partnerOf(call, place.partnerId);
}

/** The content of a document of a partner. */
export async function downloadPartnerDocument(
  { privateFiles }: DocumentNeeds,
  call: Call<'downloadPartnerDocument'>,
): Promise<FileAnswer> {
  const { tx, caller, path, audit } = call;
  const found = await findPartnerDocument(tx, caller.orgId, path.partner_document_id);
  if (found === undefined) throw notFound();
  audit.subject(found.partner_id);
  audit.note({ title: found.title });
  return privateFiles.open(call, found.document_id);
}

/** Forgets a document of a partner for good. */
export async function removePartnerDocument(
  { privateFiles }: DocumentNeeds,
  call: Call<'removePartnerDocument'>,
): Promise<Schema<'Partner'>> {
  const { tx, caller, path, audit } = call;
  const found = await findPartnerDocument(tx, caller.orgId, path.partner_document_id);
  if (found === undefined) throw notFound();
  const place = { orgId: caller.orgId, partnerId: found.partner_id };
  const held = await holdPartner(tx, place);
  if (held === undefined) throw notFound();
  await deletePartnerDocument(tx, caller.orgId, found.partner_document_id);
  await privateFiles.remove(call, found.document_id);
  await updatePartner(tx, place, undefined);
  audit.subject(place.partnerId);
  audit.note({ title: found.title });
  const subject = { id: place.partnerId, label: held.fields.name };
  await recordChange(call, subject, [{ field: 'documents', before: found.title, after: null }]);
  return partnerOf(call, place.partnerId);
}
