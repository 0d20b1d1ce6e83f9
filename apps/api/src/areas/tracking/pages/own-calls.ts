import type { JsonBodyOf, Schema, SuccessBody } from '@dosar/openapi';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#src/kernel/http/request-language.ts';

type Asked = [method: 'GET' | 'POST', url: string, tokens: Tokens | undefined, payload?: object];
type Call = <Body>(...asked: Asked) => Promise<Answered<Body>>;
type Tokens = { idToken: string; refreshToken: string };

/** What an operation answered. */
export type Answered<Body> = { status: number; body: Body; retryAfter: string | undefined };

/**
 * The operations of the tracker as its own pages call them.
 *
 * They go through the whole pipeline, as those of the visitor's script would: the same access, limits by the visitor's
 * address, rules and audit. A page can do nothing that the script could not.
 */
export function ownCalls(app: FastifyInstance, request: FastifyRequest, language: Language) {
  const forwarded = request.headers['x-forwarded-for'];
  const purpose = request.headers['sec-purpose'];

  const headersOf = (tokens: Tokens | undefined) => ({
    'accept-language': language,
    'user-agent': String(request.headers['user-agent'] ?? ''),
    ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
    ...(purpose !== undefined && { 'sec-purpose': purpose }),
    ...(tokens && {
      authorization: `Bearer ${tokens.idToken}`,
      'x-refresh-token': tokens.refreshToken,
      'x-correlation-token': tokens.refreshToken,
    }),
  });

  function inject(...[method, url, tokens, payload]: Asked) {
    return app.inject({
      method,
      url,
      remoteAddress: request.socket.remoteAddress,
      headers: headersOf(tokens),
      ...(payload && { payload }),
    });
  }
  async function call<Body>(...asked: Asked): Promise<Answered<Body>> {
    return answered<Body>(await inject(...asked));
  }

  return {
    ...callsOfCase(call),
    ...callsOfVisit(call),
    ...callsOfRequest(call),
    ...callsOfVisitor(call),
    /** A form with a file, which goes on while it arrives. */
    async upload(tokens: Tokens, { payload, contentType, size }: UploadedForm) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/document/upload',
        remoteAddress: request.socket.remoteAddress,
        headers: {
          ...headersOf(tokens),
          'content-type': contentType,
          ...(size !== undefined && { 'content-length': size }),
        },
        payload,
      });
      return answered<Schema<'UploadedDocument'> | Schema<'Problem'>>(answer);
    },
    download: (tokens: Tokens, documentId: string) =>
      inject('GET', `/api/tracker/downloadDocument/${numbered(documentId)}`, tokens),
    /** What the button of contact confirmation does; programs that merely open links send no such header. */
    confirmContact: async (key: string) =>
      answered<Schema<'ContactConfirmation'>>(
        await app.inject({
          method: 'GET',
          url: `/api/assignment/confirmContact/${numbered(key)}`,
          remoteAddress: request.socket.remoteAddress,
          headers: { ...headersOf(undefined), 'x-requested-with': 'dosar' },
        }),
      ),
    signOut: (tokens: Tokens) => inject('GET', '/api/auth/logout', tokens),
  };
}

type UploadedForm = { payload: Readable; contentType: string; size: string | undefined };
type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

function answered<Body>(answer: Answer): Answered<Body> {
  // A server that has too much to do says when to come back, too; nobody is told then that they asked too often.
  const retryAfter = answer.statusCode === 429 ? answer.headers['retry-after'] : undefined;
  return {
    status: answer.statusCode,
    body: answer.json<Body>(),
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
  };
}

const numbered = (text: string) => encodeURIComponent(text);

/** Who comes, which case they open, and what needs no case. */
const callsOfVisitor = (call: Call) => ({
  signIn: (orgCode: string) =>
    call<Schema<'AuthTokens'>>('POST', '/api/auth/trackerToken', undefined, { org_code: orgCode }),
  renew: ({ refreshToken }: Tokens) =>
    call<Schema<'AuthTokens'>>('POST', '/api/auth/refreshToken', undefined, {
      refresh_token: refreshToken,
    }),
  startChallenge: (tokens: Tokens, caseNo: string) =>
    call<Schema<'Challenge'>>('GET', `/api/tracker/startChallenge/${numbered(caseNo)}`, tokens),
  verifyChallenge: (tokens: Tokens, answer: { challenge_id: string; case_no: string; code: string }) =>
    call<Schema<'ChallengeAnswer'>>('POST', '/api/tracker/verifyChallenge', tokens, answer),
  findCase: (tokens: Tokens, caseNo: string) =>
    call<SuccessBody<'findTrackerCaseData'>>(
      'GET',
      `/api/tracker/findTackerCaseData/${numbered(caseNo)}`,
      tokens,
    ),
  /** Checks tokens with the cheapest operation of the tracker. */
  checkTokens: (tokens: Tokens) =>
    call<Schema<'TrackerConfig'>>('GET', '/api/tracker/getTrackerConfig', tokens),
  signInAsGuest: (type: string, key: string) =>
    call<Schema<'AuthTokens'>>('POST', '/api/auth/guestToken', undefined, {
      assignment_type: type,
      assignment_key: key,
    }),
  readShared: (tokens: Tokens, key: string) =>
    call<Schema<'SharedCase'>>('POST', '/api/tracker/readSharedCase', tokens, { key }),
  verifyPrintout: (tokens: Tokens, hash: string) =>
    call<Schema<'VerifiedPrintout'>>('POST', '/api/tracker/verifyPrintout', tokens, { hash }),
});

/** What is read and done in the opened case. */
const callsOfCase = (call: Call) => ({
  findOffer: (tokens: Tokens) =>
    call<Schema<'ReceivedOffer'>>('GET', '/api/settlement/getReceivedOffer', tokens),
  acceptOffer: (tokens: Tokens, account: JsonBodyOf<'acceptReceivedOffer'>) =>
    call<Schema<'ReceivedOffer'>>('POST', '/api/settlement/acceptReceivedOffer', tokens, account),
  contestOffer: (tokens: Tokens, objection: JsonBodyOf<'contestReceivedOffer'>) =>
    call<Schema<'ReceivedOffer'>>('POST', '/api/settlement/contestReceivedOffer', tokens, objection),
  findMessages: (tokens: Tokens) =>
    call<Schema<'ClaimantMessages'>>('GET', '/api/tracker/browseMessages', tokens),
  writeMessage: (tokens: Tokens, text: string) =>
    call<Schema<'ClaimantMessages'>>('POST', '/api/tracker/writeMessage', tokens, { text }),
  findShares: (tokens: Tokens) => call<Schema<'CaseShares'>>('GET', '/api/tracker/browseShares', tokens),
  shareCase: (tokens: Tokens, share: JsonBodyOf<'shareCase'>) =>
    call<SuccessBody<'shareCase'>>('POST', '/api/tracker/shareCase', tokens, share),
  endShare: (tokens: Tokens, id: string) =>
    call<Schema<'CaseShares'>>('POST', `/api/tracker/endShare/${numbered(id)}`, tokens),
  findChoices: (tokens: Tokens) =>
    call<Schema<'MessageChoices'>>('GET', '/api/tracker/getMessageChoices', tokens),
  saveChoices: (tokens: Tokens, choices: JsonBodyOf<'saveMessageChoices'>) =>
    call<Schema<'MessageChoices'>>('POST', '/api/tracker/saveMessageChoices', tokens, choices),
  findAccount: (tokens: Tokens) =>
    call<Schema<'ClaimantAccount'>>('GET', '/api/settlement/getClaimantAccount', tokens),
  changeAccount: (tokens: Tokens, account: JsonBodyOf<'changeClaimantAccount'>) =>
    call<Schema<'ClaimantAccount'> | Schema<'Problem'>>(
      'POST',
      '/api/settlement/changeClaimantAccount',
      tokens,
      account,
    ),
});

/** The inspection of the vehicle: its free hours, and what changes it. */
const callsOfVisit = (call: Call) => ({
  findVisit: (tokens: Tokens) => call<Schema<'OwnVisit'>>('GET', '/api/schedule/getOwnVisit', tokens),
  findCounties: (tokens: Tokens) =>
    call<SuccessBody<'browseAssessmentCentreCounties'>>('GET', '/api/schedule/counties', tokens),
  searchSlots: (tokens: Tokens, question: Schema<'SlotQuestion'>) =>
    call<Schema<'FoundSlots'>>('POST', '/api/schedule/searchSlots', tokens, question),
  holdSlot: (tokens: Tokens, hour: Schema<'WantedSlot'>) =>
    call<Schema<'Visit'>>('POST', '/api/schedule/hold', tokens, hour),
  bookVisit: (tokens: Tokens, booking: JsonBodyOf<'bookVisit'>) =>
    call<Schema<'Visit'>>('POST', '/api/schedule/book', tokens, booking),
  moveVisit: (tokens: Tokens, moved: JsonBodyOf<'rescheduleVisit'>) =>
    call<Schema<'Visit'>>('POST', '/api/schedule/reschedule', tokens, moved),
  cancelVisit: (tokens: Tokens, visit: JsonBodyOf<'cancelVisit'>) =>
    call<Schema<'Visit'>>('POST', '/api/schedule/cancel', tokens, visit),
  answerVisit: (tokens: Tokens, answer: JsonBodyOf<'answerVisitReminder'>) =>
    call<Schema<'Visit'>>('POST', '/api/schedule/answerReminder', tokens, answer),
});

/** A request for documents, as the guest of its link. */
const callsOfRequest = (call: Call) => ({
  findRequested: (tokens: Tokens) =>
    call<Schema<'RequestedDocuments'>>('GET', '/api/document/getRequested', tokens),
  sendRequested: (tokens: Tokens, itemId: string) =>
    call<Schema<'RequestedDocuments'>>('POST', `/api/document/sendRequested/${numbered(itemId)}`, tokens),
  declineRequested: (tokens: Tokens, itemId: string, why: JsonBodyOf<'declineRequestedDocument'>) =>
    call<Schema<'RequestedDocuments'>>(
      'POST',
      `/api/document/declineRequested/${numbered(itemId)}`,
      tokens,
      why,
    ),
});

export type OwnCalls = ReturnType<typeof ownCalls>;
