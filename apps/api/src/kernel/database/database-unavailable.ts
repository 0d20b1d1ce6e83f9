/**
 * The database did not answer: it is gone, starting, or out of connections.
 *
 * Nothing was changed, unless `isOutcomeUnknown`: then the connection broke while the change was being confirmed, and
 * repeating the call with the same idempotency key tells.
 */
export class DatabaseUnavailable extends Error {
  readonly isOutcomeUnknown: boolean;

  constructor(cause: unknown, { isOutcomeUnknown = false } = {}) {
    super('The database is not available.', { cause });
    this.name = 'DatabaseUnavailable';
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

const unavailableStates = new Set(['57P01', '57P02', '57P03', '53300', '25006']);
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// The driver reports these without a code.
const driverTexts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Query read timeout/;

/** What the driver threw. Other connections break with the same codes: those of callers, of files, of other servers. */
const thrownByDriver = new WeakSet<Error>();

/** The same error, known from now on to come from the database. */
export function fromDatabase(error: unknown): unknown {
  if (error instanceof Error) thrownByDriver.add(error);
  return error;
}

/** Whether the error says that the database could not be reached or ended the connection. */
export function isConnectionError(error: unknown) {
  if (!(error instanceof Error) || !thrownByDriver.has(error)) return false;
  const code = sqlState(error);
  if (
    code !== undefined &&
    (code.startsWith('08') || unavailableStates.has(code) || networkCodes.has(code))
  ) {
    return true;
  }
  return driverTexts.test(error.message);
}

/** Whether the server undid the transaction because of a concurrent one, so that repeating it can succeed. */
export function isConcurrencyError(error: unknown) {
  const code = sqlState(error);
  return code === '40001' || code === '40P01' || isOutdatedPlan(error);
}

/**
 * Whether a migration gave a table another column since the statement was prepared, so that its answer has other columns now.
 *
 * PostgreSQL refuses such a statement before it runs. Its code 0A000 stands for other refusals as well, and its message is
 * translated; the name of the server's routine is neither.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    sqlState(error) === '0A000' &&
    error instanceof Error &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}

/** Whether the database ended the statement because it took longer than a statement may. */
export function isOutOfTime(error: unknown): boolean {
  return sqlState(error) === '57014';
}

/** SQLSTATE of a server's error, or the network code of a broken connection. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
