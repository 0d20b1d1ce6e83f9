import { setTimeout as pause } from 'node:timers/promises';
import type { IsolationLevel, Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Db } from './create-database.ts';
import { DatabaseUnavailable, isConcurrencyError, isConnectionError } from './database-unavailable.ts';
import { tenantScope, TransactionNotBegun } from './tenant-driver.ts';

/** How a tenant's transaction runs. */
export type TenantTransactionOptions = {
  /** Repeats after an error that a repetition can cure; the work must then have no effect outside the database. */
  retry?: boolean;
  isolation?: IsolationLevel;
  readOnly?: boolean;
  /** The person who works in it; triggers that write down who did something read it. */
  userId?: string | undefined;
};

/** Stands for "before any organisation is known" in the audit log. */
export const platformOrgId = '00000000-0000-0000-0000-000000000000';

const attempts = 3;

/**
 * Runs `work` in one transaction that sees and writes the rows of this organisation only.
 *
 * A connection that turns out dead before the work began is replaced. With `retry`, work is also repeated after a
 * serialization failure, a deadlock or a lost connection, but never once the commit was sent. A database that is gone
 * becomes `DatabaseUnavailable`.
 */
export function inTenant<Result>(
  db: Db,
  orgId: string,
  work: (tx: Transaction<Database>) => Promise<Result>,
  options: TenantTransactionOptions = {},
): Promise<Result> {
  const scope = { orgId, userId: options.userId };
  const attempt = () => tenantScope.run(scope, () => begin(db, options).execute(work));
  return repeatedly(() => db.inTurn(attempt), options.retry);
}

/**
 * Reads in one organisation, each statement in a transaction of its own that cannot write: one round trip instead of three.
 *
 * For work of one statement, or of several that need not agree with each other. Repeated like `retry`.
 */
export function readInTenant<Result>(
  db: Db,
  orgId: string,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const attempt = () => tenantScope.run({ orgId }, () => db.reading.transaction().execute(work));
  return repeatedly(() => db.inTurn(attempt), true);
}

/** The same before the tenant is known: only look-up functions and tables without an organisation answer. */
export function readOutsideTenant<Result>(db: Db, work: (tx: Transaction<Database>) => Promise<Result>) {
  return readInTenant(db, '', work);
}

async function repeatedly<Result>(work: () => Promise<Result>, mayRepeat = false): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const isLost = error instanceof TransactionNotBegun || isConnectionError(error);
      const isCurable =
        error instanceof TransactionNotBegun || (mayRepeat && (isLost || isConcurrencyError(error)));
      if (!isCurable || attempt === attempts) throw isLost ? new DatabaseUnavailable(error) : error;
      await pause(attempt * 20 + Math.random() * 20);
    }
  }
}

/** Runs `work` before the tenant is known: only look-up functions and tables without an organisation answer. */
export function outsideTenant<Result>(
  db: Db,
  work: (tx: Transaction<Database>) => Promise<Result>,
  options: TenantTransactionOptions = {},
) {
  return inTenant(db, '', work, options);
}

function begin(db: Db, options: TenantTransactionOptions) {
  let transaction = db.kysely.transaction();
  if (options.isolation) transaction = transaction.setIsolationLevel(options.isolation);
  if (options.readOnly) transaction = transaction.setAccessMode('read only');
  return transaction;
}
