import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { AreaProblemCode, AreaTag, GeneralProblemCode } from '@dosar/openapi';
import type { TransportProblemCode } from './api-problem.ts';
import { fileProblemMessages } from './file-problem-messages.ts';

/**
 * The words for what one area answers and no other; a code without words does not compile.
 *
 * They stand in `problem-messages.ts` of the area's library, so an app carries only those of the areas it sells. The id of
 * `already_taken` in the area assignments is `assignments.problem.alreadyTaken`; `npm run checks -- messages` insists.
 */
export type ProblemMessages<Tag extends AreaTag> = Record<AreaProblemCode<Tag>, MessageDescriptor>;

/** The words for every way a call of any area can fail; a code without words does not compile. */
export const problemMessages: Record<GeneralProblemCode | TransportProblemCode, MessageDescriptor> = {
  ...fileProblemMessages,
  ...defineMessages({
    token_expired: {
      id: 'api-client.problem.tokenExpired',
      description: 'The session needs to be renewed and could not be',
      defaultMessage: 'Your session has ended. Sign in again to go on.',
    },
    token_invalid: {
      id: 'api-client.problem.tokenInvalid',
      description: 'The session token is not valid',
      defaultMessage: 'Your session is not valid. Sign in again to go on.',
    },
    session_revoked: {
      id: 'api-client.problem.sessionRevoked',
      description: 'Somebody ended this session',
      defaultMessage: 'This session was ended. Sign in again to go on.',
    },
    refresh_token_expired: {
      id: 'api-client.problem.refreshTokenExpired',
      description: 'Exact text of the specification, X4',
      defaultMessage: 'Refresh token expired',
    },
    forbidden: {
      id: 'api-client.problem.forbidden',
      description: 'The user may not do this',
      defaultMessage: 'You do not have the right to do this. Ask your manager if you need it.',
    },
    not_found: {
      id: 'api-client.problem.notFound',
      description: 'The thing asked for does not exist or is not for this user',
      defaultMessage: 'This does not exist, or is no longer available to you.',
    },
    validation_failed: {
      id: 'api-client.problem.validationFailed',
      description: 'Some fields were refused',
      defaultMessage: 'Some of the data was not accepted. Check the marked fields.',
    },
    malformed_json: {
      id: 'api-client.problem.malformedJson',
      description: 'The request could not be read; usually an old version of the page',
      defaultMessage: 'The server could not read the request. Reload the page and try again.',
    },
    malformed_form: {
      id: 'api-client.problem.malformedForm',
      description: 'A form with a file could not be read; usually it was cut off on the way',
      defaultMessage: 'The file did not arrive whole. Send it again.',
    },
    unknown_field: {
      id: 'api-client.problem.unknownField',
      description:
        'The request has a field that the server does not know; usually an old version of the page',
      defaultMessage: 'The page and the server do not match. Reload the page and try again.',
    },
    payload_too_large: {
      id: 'api-client.problem.payloadTooLarge',
      description: 'The request is too large',
      defaultMessage: 'Too much was sent at once. Make it shorter and try again.',
    },
    unsupported_media_type: {
      id: 'api-client.problem.unsupportedMediaType',
      description: 'The request has a form that the server does not take',
      defaultMessage: 'The server does not accept data of this kind.',
    },
    correlation_token_changed: {
      id: 'api-client.problem.correlationTokenChanged',
      description: 'Another tab signed in, out, or switched user',
      defaultMessage: 'You signed in as somebody else in another tab. Reload the page to go on.',
    },
    conflict: {
      id: 'api-client.problem.conflict',
      description: 'What the user wanted contradicts the present state',
      defaultMessage:
        'This is no longer possible, because something changed meanwhile. Reload and look again.',
    },
    stale_row_version: {
      id: 'api-client.problem.staleRowVersion',
      description: 'The record changed since it was read',
      defaultMessage: 'Somebody changed this meanwhile. Reload, compare and try again.',
    },
    idempotency_key_reused: {
      id: 'api-client.problem.idempotencyKeyReused',
      description: 'The same intention was sent twice with different content',
      defaultMessage: 'This was already sent with other content. Reload to see what was stored.',
    },
    idempotency_in_progress: {
      id: 'api-client.problem.idempotencyInProgress',
      description: 'The same intention is being worked on',
      defaultMessage: 'This is already being sent. Wait a moment.',
    },
    rule_refused: {
      id: 'api-client.problem.ruleRefused',
      description: 'A business rule refuses the request',
      defaultMessage: 'A rule does not allow this. Check the marked fields.',
    },
    rate_limited: {
      id: 'api-client.problem.rateLimited',
      description: 'Too many requests',
      defaultMessage: 'Too many requests in a short time. Wait a minute and try again.',
    },
    origin_not_served: {
      id: 'api-client.problem.originNotServed',
      description: 'The address does not serve this',
      defaultMessage: 'This address does not offer this. Open the link you received.',
    },
    planned: {
      id: 'api-client.problem.planned',
      description: 'The operation has no handler yet',
      defaultMessage: 'This is not available yet.',
    },
    overloaded: {
      id: 'api-client.problem.overloaded',
      description: 'The server has too much to do',
      defaultMessage: 'The server is busy. Try again in a moment.',
    },
    database_unavailable: {
      id: 'api-client.problem.databaseUnavailable',
      description: 'The database is away',
      defaultMessage: 'The service is interrupted and nothing was stored. Try again in a moment.',
    },
    internal_error: {
      id: 'api-client.problem.internalError',
      description: 'Something broke on the server',
      defaultMessage:
        'Something went wrong on our side. Try again; if it happens again, report the error id.',
    },
    unreachable: {
      id: 'api-client.problem.unreachable',
      description: 'No answer, probably no network',
      defaultMessage: 'There is no connection to the server. Check the network and try again.',
    },
    timed_out: {
      id: 'api-client.problem.timedOut',
      description: 'No answer in time',
      defaultMessage: 'The server did not answer in time. Try again.',
    },
    unexpected_answer: {
      id: 'api-client.problem.unexpectedAnswer',
      description: 'An answer that is not from the API, such as a page of a proxy',
      defaultMessage: 'The server answered in an unexpected way. Try again.',
    },
  }),
};
