import type { FastifyError } from 'fastify';
import { DatabaseUnavailable, isConcurrencyError, isConnectionError, sqlState } from '../database/index.ts';
import { FileStoreUnavailable } from '../files/file-store.ts';
import { fieldProblems } from '../http/field-problems.ts';
import { problemOfConstraint } from './constraint-problems.ts';
import { overloaded, Problem } from './problem.ts';

/** No room on a disk: that of the files, its quota for our account, and that of the database. */
const fullCodes: readonly string[] = ['ENOSPC', 'EDQUOT', '53100'];

/** A statement or a lock took longer than the server lets any. */
const tooLongStates = new Set<string | undefined>(['57014', '55P03']);

/** The framework's own refusals, in the words of the contract. */
const problemOfCode: Record<string, [number, Problem['code']]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed_json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed_json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'malformed_json'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'payload_too_large'],
  FST_ERR_BAD_URL: [404, 'not_found'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not_found'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'unsupported_media_type'],
  FST_REQ_FILE_TOO_LARGE: [413, 'file_too_large'],
  FST_FILES_LIMIT: [413, 'too_many_files'],
  FST_PARTS_LIMIT: [413, 'payload_too_large'],
  FST_FIELDS_LIMIT: [413, 'payload_too_large'],
  FST_PROTO_VIOLATION: [400, 'malformed_form'],
  FST_INVALID_JSON_FIELD_ERROR: [400, 'malformed_form'],
  FST_MP_PREMATURE_CLOSE: [400, 'malformed_form'],
};

/**
 * The problem that an error means for the caller; what nobody foresaw is an internal error.
 *
 * `hasInput`: the call took something from its caller, which then may be what went wrong.
 */
export function problemOf(error: FastifyError | Error, hasInput = false): Problem {
  if (error instanceof Problem) return error;
  const ofConstraint = problemOfConstraint(error);
  if (ofConstraint !== undefined) return ofConstraint;
  if ('validation' in error && error.validation !== undefined) return invalid(error);
  if (error instanceof DatabaseUnavailable || isConnectionError(error)) return unavailable();

  if (error instanceof FileStoreUnavailable)
    return new Problem(503, 'file_store_unavailable', { headers: { 'retry-after': '5' } });

  const code = sqlState(error);
  if (isConcurrencyError(error) || tooLongStates.has(code)) return overloaded();
  // Its work may still go on and store something, so nobody is asked to come back.
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return new Problem(503, 'overloaded');

  if (code !== undefined && fullCodes.includes(code)) return new Problem(507, 'storage_full');

  const known = problemOfCode[code ?? ''];
  if (known !== undefined) return new Problem(...known);
  if (hasInput && isBadValue(error)) return badValue(error);
  return fromStatus('statusCode' in error ? error.statusCode : undefined);
}

function unavailable(): Problem {
  return new Problem(503, 'database_unavailable', { headers: { 'retry-after': '2' } });
}

/** SQLSTATE class 22, "data exception": PostgreSQL could not take a value for what it should be. */
const dataException = /^22[0-9A-Z]{3}$/;

/**
 * Whether a value was refused behind the contract, by PostgreSQL or by the calendar. Of what came from the caller the
 * contract should have said so before; whoever reads the log mends it there.
 */
function isBadValue(error: Error): boolean {
  if (dataException.test(sqlState(error) ?? '')) return true;
  return error instanceof RangeError && error.message === 'Invalid time value';
}

function badValue(error: Error): Problem {
  // The message may quote the value, and that may be personal.
  const reason = `no valid value behind the contract: ${sqlState(error) ?? error.name}`;
  return new Problem(400, 'validation_failed', { logged: { level: 'warn', reason } });
}

function invalid(error: FastifyError): Problem {
  const fields = fieldProblems((error.validation ?? []) as Parameters<typeof fieldProblems>[0]);
  const isUnknownOnly = fields.length > 0 && fields.every((field) => field.code === 'unknown_field');
  return new Problem(400, isUnknownOnly ? 'unknown_field' : 'validation_failed', { fields });
}

/** JSON that tries to reach the prototype and URLs that cannot be decoded arrive with a status and no code. */
function fromStatus(status: number | undefined): Problem {
  if (status === 503) return overloaded();
  if (status === 413) return new Problem(413, 'payload_too_large');
  if (status === 415) return new Problem(415, 'unsupported_media_type');
  if (status !== undefined && status >= 400 && status < 500) return new Problem(400, 'malformed_json');
  return new Problem(500, 'internal_error');
}
