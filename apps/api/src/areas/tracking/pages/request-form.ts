import type { Schema } from '@dosar/openapi';
import type { FastifyRequest } from 'fastify';
import { documentWords } from './document-words.ts';
import type { Answered } from './own-calls.ts';
import { requestAddress } from './page-address.ts';
import { isOwnForm } from './page-state.ts';
import { requestPage, type RefusedDocument } from './request-page.ts';
import { leaveUnread, readSentFile } from './sent-file.ts';
import { failed, openedCase, placeOf, type Shown } from './show-case.ts';
import { textsOf, type Fields, type PageNeeds, type Visit } from './visit.ts';

type Tokens = { idToken: string; refreshToken: string };

/** A request that the opened case shows, with the tokens of the guest whom its link lets in. */
type OpenedRequest = { key: string; guest: Tokens };

const reasonCodes = ['where_from', 'not_now', 'somebody_else', 'given_already', 'other'] as const;

/** The page of a request; nothing for whoever has not opened its case. */
export async function showRequest(visit: Visit, key: string): Promise<Shown | undefined> {
  const opened = await openedRequest(visit, key);
  if (opened === undefined || 'status' in opened) return opened;
  return shownRequest(visit, opened);
}

async function shownRequest(
  visit: Visit,
  { key, guest }: OpenedRequest,
  refused?: RefusedDocument,
): Promise<Shown | undefined> {
  const { status, body, retryAfter } = await visit.calls.findRequested(guest);
  if (status !== 200) return status === 404 ? undefined : failed(visit, retryAfter);
  return {
    status: refused === undefined ? 200 : 422,
    title: documentWords[visit.language].title,
    content: requestPage({ ...placeOf(visit), key }, body, refused),
    isPlain: true,
  };
}

/** Keys of other cases open nothing here: only what the opened case itself shows. */
async function openedRequest(visit: Visit, key: string): Promise<OpenedRequest | Shown | undefined> {
  const opened = await openedCase(visit);
  if (opened.status === 'failed') return failed(visit, opened.retryAfter);
  if (opened.status === 'closed') return undefined;
  if (!opened.event.active_doc_requests.some((request) => request.key === key)) return undefined;
  const { status, body, retryAfter } = await visit.calls.signInAsGuest('doc_request', key);
  if (status === 404) return undefined;
  if (status !== 200) return failed(visit, retryAfter);
  const { idToken, refreshToken } = body;
  return { key, guest: { idToken, refreshToken } };
}

type Answer = { shown: Shown } | { to: string } | 'foreign' | 'closed';

/** Carries out a form of the page of a request. A file is read only when the form is this browser's own and the case is open. */
export async function answerRequestForm(
  needs: PageNeeds,
  request: FastifyRequest,
  visit: Visit,
  key: string,
): Promise<Answer> {
  const sent = request.isMultipart()
    ? await readSentFile(request, ['doc_type_code', 'doc_request_item_id'])
    : { fields: textsOf(request.body), file: undefined };
  if (!isOwnForm(needs, request, visit.state, sent.fields['token'])) {
    leaveUnread(request);
    return 'foreign';
  }
  const opened = await openedRequest(visit, key);
  if (opened === undefined || 'status' in opened) {
    leaveUnread(request);
    return opened === undefined ? 'closed' : { shown: opened };
  }
  const { fields, file } = sent;
  const done = await carryOut(visit, opened, { fields, file, size: request.headers['content-length'] });
  if (done === 'taken') return { to: requestAddress(visit, key) };
  leaveUnread(request);
  if (typeof done !== 'string') return { shown: done };
  const refused = { itemId: fields['doc_request_item_id'] ?? '', sentence: done };
  const shown = await shownRequest(visit, opened, refused);
  return shown === undefined ? 'closed' : { shown };
}

type Sent = Awaited<ReturnType<typeof readSentFile>> & { size: string | undefined };

async function carryOut(
  visit: Visit,
  { guest }: OpenedRequest,
  { fields, file, size }: Sent,
): Promise<string | Shown> {
  const { calls, language } = visit;
  const words = documentWords[language];
  const itemId = fields['doc_request_item_id'] ?? '';
  switch (fields['act']) {
    case 'upload':
      if (file === undefined) return words.noFile;
      return outcomeOf(visit, await calls.upload(guest, { ...file, size }));
    case 'doc_send':
      return outcomeOf(visit, await calls.sendRequested(guest, itemId));
    default:
      return outcomeOf(visit, await calls.declineRequested(guest, itemId, declined(fields)));
  }
}

function declined(fields: Fields) {
  const note = fields['note']?.trim().slice(0, 500) ?? '';
  const reason_code = reasonCodes.find((code) => code === fields['reason_code']) ?? 'other';
  return { reason_code, ...(note !== '' && { note }) };
}

const refusals: Partial<Record<Schema<'Problem'>['code'], 'tooLarge' | 'tooMany' | 'wrongType'>> = {
  file_too_large: 'tooLarge',
  picture_too_large: 'tooLarge',
  too_many_files: 'tooMany',
  storage_quota_exceeded: 'tooMany',
  unsupported_file_type: 'wrongType',
  malformed_form: 'wrongType',
};

function outcomeOf(
  visit: Visit,
  { status, body, retryAfter }: Answered<Schema<'Problem'> | object>,
): string | Shown {
  if (status < 300) return 'taken';
  const words = documentWords[visit.language];
  const why = 'code' in body ? refusals[body.code] : undefined;
  if (why !== undefined) return words[why];
  return status === 429 || status >= 500 ? failed(visit, retryAfter) : words.changed;
}
