import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ApiProblemCode } from './api-problem.ts';
import { fileProblemMessages } from './file-problem-messages.ts';

/** The words for every way a call can fail; a code without words does not compile. */
export const problemMessages: Record<ApiProblemCode, MessageDescriptor> = {
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
    ip_not_allowed: {
      id: 'api-client.problem.ipNotAllowed',
      description: 'Sign-in from a network that is not allowed; the Romanian text is exact, X5',
      defaultMessage: 'This IP address is not authorised!',
    },
    forbidden: {
      id: 'api-client.problem.forbidden',
      description: 'The user may not do this',
      defaultMessage: 'You do not have the right to do this. Ask your manager if you need it.',
    },
    account_locked: {
      id: 'api-client.problem.accountLocked',
      description: 'Login of a locked account; the Romanian text is exact, X5',
      defaultMessage: 'Account locked! Please contact an administrator!',
    },
    invalid_credentials: {
      id: 'api-client.problem.invalidCredentials',
      description: 'Wrong user name or password; the Romanian text is exact, X5',
      defaultMessage: 'Check the user name and the password.',
    },
    external_sign_in_failed: {
      id: 'api-client.problem.externalSignInFailed',
      description: 'Sign-in by the identity provider failed; the Romanian text is exact, X6',
      defaultMessage: 'Authentication error! Please contact an administrator!',
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
    already_taken: {
      id: 'api-client.problem.alreadyTaken',
      description: 'Somebody else was first',
      defaultMessage: 'Somebody else was faster. Reload to see who has it now.',
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
    transition_not_allowed: {
      id: 'api-client.problem.transitionNotAllowed',
      description: 'The status cannot be changed this way',
      defaultMessage: 'The status cannot be changed this way now. Reload to see what is possible.',
    },
    transition_condition_missing: {
      id: 'api-client.problem.transitionConditionMissing',
      description: 'Something has to be there before the status can change',
      defaultMessage: 'Something is still missing before the status can change.',
    },
    rule_refused: {
      id: 'api-client.problem.ruleRefused',
      description: 'A business rule refuses the request',
      defaultMessage: 'A rule does not allow this. Check the marked fields.',
    },
    challenge_blocked: {
      id: 'api-client.problem.challengeBlocked',
      description: 'Too many wrong access codes; the Romanian text is exact, X9',
      defaultMessage: 'The maximum number of attempts was reached. Try again later!',
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
      defaultMessage: 'Something went wrong on our side. Try again; if it stays, report the error id.',
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
