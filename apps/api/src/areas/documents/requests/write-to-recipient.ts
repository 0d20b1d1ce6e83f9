import { sendFileMessage } from '#src/areas/messages/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { claimantLink } from '#src/kernel/links/claimant-links.ts';
import { findOutgoingRequests, type OutgoingRequest } from './request-recipient-repository.ts';
import { requestEmail, requestSms, type RequestFacts, type RequestOccasion } from './request-texts.ts';

/** Who sends, and where recipients upload what they are asked for. */
export type RequestNeeds = { trackerOrigin: string; mailFrom: string; smsSender: string };

/** An item as messages name it. */
export type NamedItem = { name_ro: string; name_en: string; reject_reason: string | null };

type Letter = {
  occasion: RequestOccasion;
  items: readonly NamedItem[];
  /** When a text message leaves; at once when absent. */
  smsAt?: Date;
};

const hiddenKey = '…';

/**
 * Writes to the recipient of each request by the channels that it has, as far as they are confirmed today.
 *
 * Answers the ids of the requests whose recipients could be reached.
 */
export async function writeToRecipients(
  needs: RequestNeeds,
  context: ChangeContext,
  letters: ReadonlyMap<string, Letter>,
): Promise<ReadonlySet<string>> {
  const { tx, caller } = context;
  const reached = new Set<string>();
  for (const request of await findOutgoingRequests(tx, caller.orgId, [...letters.keys()])) {
    const letter = letters.get(request.doc_request_id);
    if (letter !== undefined && (await write(needs, context, request, letter)))
      reached.add(request.doc_request_id);
  }
  return reached;
}

async function write(
  needs: RequestNeeds,
  context: ChangeContext,
  request: OutgoingRequest,
  letter: Letter,
): Promise<boolean> {
  const { assignment_id: assignmentId, channel, language } = request;
  if (assignmentId === null) return false;
  const facts = factsOf(needs, request, letter);
  const texts = [
    channel !== 'sms' && request.email !== null
      ? {
          kind: 'email' as const,
          from: needs.mailFrom,
          to: request.email,
          ...requestEmail(language, facts),
        }
      : undefined,
    channel !== 'email' && request.phone !== null
      ? {
          kind: 'sms' as const,
          from: needs.smsSender,
          to: request.phone,
          body: requestSms(language, facts),
          ...(letter.smsAt !== undefined && { sendAt: letter.smsAt }),
        }
      : undefined,
  ].filter((text) => text !== undefined);
  for (const text of texts)
    await sendFileMessage(context, {
      reason: 'document_request',
      claimFileId: request.claim_file_id,
      assignmentId,
      partyId: request.recipient_party_id,
      language,
      // Only who receives the message may upload by it: whoever reads the file later must not be able to.
      keptBody: text.body.replaceAll(request.request_key, hiddenKey),
      ...text,
    });
  return texts.length > 0;
}

function factsOf(needs: RequestNeeds, request: OutgoingRequest, { occasion, items }: Letter): RequestFacts {
  const nameOf = (item: NamedItem) => (request.language === 'ro' ? item.name_ro : item.name_en);
  return {
    occasion,
    organisation: request.organisation,
    claimFileNo: request.claim_file_no,
    docTypeNames: items.map(nameOf),
    dueDate: request.due_date ?? undefined,
    message: occasion === 'asked' ? (request.message ?? undefined) : undefined,
    refusals: items.flatMap((item) =>
      item.reject_reason === null ? [] : [{ name: nameOf(item), reason: item.reject_reason }],
    ),
    uploadUrl: uploadUrlOf(needs, request.request_key),
  };
}

/** The address of the page on which a request is answered (specification R12). */
export function uploadUrlOf({ trackerOrigin }: Pick<RequestNeeds, 'trackerOrigin'>, key: string): string {
  return claimantLink(trackerOrigin, 'doc_request', key);
}
