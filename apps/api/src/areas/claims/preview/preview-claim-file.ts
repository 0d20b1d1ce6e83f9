import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findEvent, findParties, findVehicles } from '../claim-file-repository.ts';
import { timelineKinds } from '../extension-points.ts';
import { findTimeline } from '../timeline/timeline-repository.ts';
import { maskedAddress, maskedEmail, maskedPhone, maskedText } from './preview-masks.ts';
import {
  findPreviewedDocuments,
  findPreviewedFile,
  findPrivateData,
  type PreviewedDocumentsAsked,
} from './preview-repository.ts';

type Party = Awaited<ReturnType<typeof findParties>>[number];
type PrivateData = Awaited<ReturnType<typeof findPrivateData>>[number];

const entriesShown = 100;

/** A claim file to look at (specification M2): complete, except that personal data is masked before it leaves the server. */
export async function previewClaimFile({ body, caller, tx, language, audit }: Call<'previewClaimFile'>) {
  const { orgId } = caller;
  const found = await findPreviewedFile(tx, { orgId, claimFileNo: body.claim_file_no, language });
  if (found === undefined) throw notFound();
  const { claim_file_id: claimFileId, event_id: eventId, ...header } = found;
  audit.subject(claimFileId);
  audit.note({ reason: maskedText(body.reason) });

  const timeline = { orgId, claimFileId, language, limit: entriesShown, reader: 'preview' as const };
  const entries = await findTimeline(tx, timeline);
  return {
    header,
    event: maskedEvent(await findEvent(tx, orgId, eventId)),
    vehicles: await findVehicles(tx, orgId, claimFileId, language),
    parties: await maskedParties(tx, orgId, claimFileId),
    timeline: entries.map(maskedEntry),
    documents: await documentPage(tx, { orgId, claimFileId, language }),
  };
}

/** A further page of the documents of a previewed file; another look, recorded like the first. */
export async function browsePreviewDocuments(call: Call<'browsePreviewDocuments'>) {
  const { body, caller, tx, language, audit } = call;
  const { orgId } = caller;
  const found = await findPreviewedFile(tx, { orgId, claimFileNo: body.claim_file_no, language });
  if (found === undefined) throw notFound();
  audit.subject(found.claim_file_id);
  audit.note({ reason: maskedText(body.reason) });
  return documentPage(tx, { orgId, claimFileId: found.claim_file_id, language, after: body.after });
}

async function documentPage(
  tx: Call<'previewClaimFile'>['tx'],
  asked: PreviewedDocumentsAsked,
): Promise<Schema<'PreviewDocumentPage'>> {
  const { items, hasMore, total } = await findPreviewedDocuments(tx, asked);
  return {
    items: items.map((document) => ({ ...document, file_name: maskedText(document.file_name) })),
    next_cursor: hasMore ? (items.at(-1)?.document_id ?? null) : null,
    total,
  };
}

function maskedEvent(event: Schema<'ClaimEvent'> | null) {
  return (
    event && {
      ...event,
      street: event.street && maskedAddress(event.street),
      description: event.description && maskedText(event.description),
    }
  );
}

async function maskedParties(tx: Call<'previewClaimFile'>['tx'], orgId: string, claimFileId: string) {
  const parties = await findParties(tx, orgId, claimFileId);
  const ids = parties.map((party) => party.party_id);
  const privateData = new Map((await findPrivateData(tx, orgId, ids)).map((data) => [data.party_id, data]));
  return parties.map((party) => maskedParty(party, privateData.get(party.party_id)));
}

function maskedParty(
  { party_id, kind, roles, full_name, cnp_masked, iban_masked, contacts }: Party,
  data: PrivateData | undefined,
): Schema<'PreviewParty'> {
  const address = [data?.address, data?.locality, data?.county_name]
    .filter((part) => part != null)
    .join(', ');
  return {
    party_id,
    kind,
    roles,
    full_name,
    cnp_masked,
    iban_masked,
    address_masked: maskedAddress(address) || null,
    contacts: contacts.map(({ type, value }) => ({
      type,
      value_masked: type === 'email' ? maskedEmail(value) : maskedPhone(value),
    })),
  };
}

/** Letters and calls are between two people; that they were exchanged is all a preview tells. */
function isShown(kind: Schema<'TimelineKind'>): boolean {
  return timelineKinds.entries().some((known) => known.kind === kind && !known.isPrivate);
}

function maskedEntry({
  id,
  kind,
  title,
  body,
  actor_kind,
  actor_name,
  system_time,
}: Schema<'TimelineEvent'>) {
  return {
    id,
    kind,
    title: maskedText(title),
    body: body === null || !isShown(kind) ? null : maskedText(body),
    actor_kind,
    actor_name,
    system_time,
  };
}
