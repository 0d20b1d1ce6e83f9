import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, PostgresDriver } from 'kysely';
import type { DatabaseConnection, TransactionSettings } from 'kysely';
import { DatabaseUnavailable, isConnectionError } from './database-unavailable.ts';

/** The tenant that a transaction starts with, and the person who works in it. */
export type TenantScope = { orgId: string; userId?: string | undefined };

/** Nobody may hold a row or a table for so long that others give up waiting; when somebody does, the others are told. */
export const lockTimeout = '5s';
/** No statement of a call takes longer. */
export const statementTimeout = '15s';

/** The scope of the transaction that begins next. */
export const tenantScope = new AsyncLocalStorage<TenantScope>();

/** The pooled connection was dead before anything was asked of it: another one may well be alive. */
export class TransactionNotBegun extends Error {
  constructor(cause: unknown) {
    super('The transaction could not begin.', { cause });
    this.name = 'TransactionNotBegun';
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Starts transactions with role, tenant, person and time limit already set, in the same round trip as BEGIN.
 *
 * All of them are local to the transaction, so a pooled connection (also behind PgBouncer) carries nothing over.
 */
export class TenantDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const scope = tenantScope.getStore();
    const begin = ['begin'];
    if (settings.isolationLevel) begin.push(`isolation level ${settings.isolationLevel}`);
    if (settings.accessMode) begin.push(settings.accessMode);
    const statements = [begin.join(' ')];
    if (scope) statements.push(...enterTenant(scope));
    try {
      await connection.executeQuery(CompiledQuery.raw(statements.join('; ')));
    } catch (error) {
      throw isConnectionError(error) ? new TransactionNotBegun(error) : error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection) {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      if (isConnectionError(error) || error instanceof DatabaseUnavailable)
        throw new DatabaseUnavailable(error, { isOutcomeUnknown: true });
      throw error;
    }
  }

  /**
   * Never throws: the error that led here is the one to report. Above all an unknown outcome of a commit must not be
   * replaced by the failure to roll back on the same broken connection, which would look as if it could be repeated.
   */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The connection is marked for disposal by now, and the server undoes what was not committed.
    }
  }
}

/** Throws unless it is the name of a tenant, or of none. */
export function requireTenantName(orgId: string): void {
  if (orgId !== '' && !uuid.test(orgId)) throw new TypeError('A tenant is named by a UUID.');
}

function enterTenant({ orgId, userId }: TenantScope) {
  requireTenantName(orgId);
  if (userId !== undefined && !uuid.test(userId)) throw new TypeError('A person is named by a UUID.');
  return [
    'set local role dosar_app',
    `set local app.org_id = '${orgId}'`,
    ...(userId === undefined ? [] : [`set local app.user_id = '${userId}'`]),
    `set local lock_timeout = '${lockTimeout}'`,
    `set local statement_timeout = '${statementTimeout}'`,
  ];
}
