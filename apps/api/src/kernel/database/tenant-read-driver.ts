import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import pg from 'pg';
import { isForcedIndex, isPlannedOnce, renewing, type StatementNames } from './prepared-statements.ts';
import {
  lockTimeout,
  requireTenantName,
  statementTimeout,
  tenantScope,
  type TenantScope,
} from './tenant-driver.ts';
import { connected, withinTime } from './within-time.ts';

/**
 * Enters a tenant and answers no row. Everything it sets ends with the transaction, that is with the one statement that is
 * sent behind it.
 */
const enter = {
  name: 'enter_tenant',
  text: `select where set_config('role', 'dosar_app', true) is null
    or set_config('app.org_id', $1, true) is null
    or set_config('plan_cache_mode', $2, true) is null
    or set_config('enable_seqscan', $3, true) is null
    or set_config('transaction_read_only', 'on', true) is null
    or set_config('lock_timeout', '${lockTimeout}', true) is null
    or set_config('statement_timeout', '${statementTimeout}', true) is null`,
};

/** How statements are sent to the sessions of a pool. */
export type ReadWays = {
  names: StatementNames;
  /** Whether a pooler shares the sessions, which then keep nothing from one transaction to the next. */
  isPooled: boolean;
  /** How long an answer is waited for. */
  limitMs?: number | undefined;
};

/**
 * Sends each statement as a transaction of its own, in one round trip together with what enters the tenant.
 *
 * What is sent to PostgreSQL at once, without BEGIN, is one transaction: it begins with the first statement and ends behind
 * the last one, whatever happens between them. A read of one statement needs no more, and is a third of the way.
 */
export class TenantReadDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #ways: ReadWays;
  readonly #ready = new WeakSet<pg.PoolClient>();

  constructor(pool: pg.Pool, ways: ReadWays) {
    this.#pool = pool;
    this.#ways = ways;
  }

  init() {
    return Promise.resolve();
  }

  async acquireConnection() {
    return new TenantReadConnection(await connected(this.#pool), this.#ways, this.#ready);
  }

  beginTransaction(connection: TenantReadConnection) {
    const scope = tenantScope.getStore();
    if (scope === undefined) throw new TypeError('A read of one statement is that of a tenant.');
    requireTenantName(scope.orgId);
    connection.scope = scope;
    return Promise.resolve();
  }

  /** Each statement was a transaction: nothing is left to be ended. */
  commitTransaction() {
    return Promise.resolve();
  }

  rollbackTransaction() {
    return Promise.resolve();
  }

  releaseConnection(connection: TenantReadConnection) {
    connection.client.release();
    return Promise.resolve();
  }

  /** The pool is that of all other work, which closes it. */
  destroy() {
    return Promise.resolve();
  }
}

class TenantReadConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  scope: TenantScope | undefined;
  readonly #ways: ReadWays;
  readonly #ready: WeakSet<pg.PoolClient>;

  constructor(client: pg.PoolClient, ways: ReadWays, ready: WeakSet<pg.PoolClient>) {
    this.client = client;
    this.#ways = ways;
    this.#ready = ready;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.scope === undefined) throw new TypeError('A statement was sent outside of its tenant.');
    if (/^\s*set\b/i.test(text)) throw new TypeError('A setting would end before the next statement.');
    if (!this.#ways.isPooled && !this.#ready.has(this.client)) {
      await this.#inTime(this.client.query({ ...enter, values: ['', 'auto', 'on'] }));
      this.#ready.add(this.client);
    }
    const rows = renewing(this.#ways.names, this.#rowsOf<Row>(text, parameters, this.scope.orgId));
    return { rows: await this.#inTime(rows) };
  }

  #inTime<Result>(answer: Promise<Result>): Promise<Result> {
    return withinTime(this.client, this.#ways.limitMs, answer);
  }

  #rowsOf<Row>(text: string, parameters: readonly unknown[], orgId: string): Promise<Row[]> {
    const name = this.#ways.names.of(text);
    // A pooler keeps no statement of ours: what enters the tenant is then sent in full each time.
    const entering = this.#ways.isPooled ? '' : enter.name;
    // What is sent often has one best plan. Left to itself, PostgreSQL plans a large statement anew for each call.
    const planning = isPlannedOnce(text) ? 'force_generic_plan' : 'auto';
    const scanning = isForcedIndex(text) ? 'off' : 'on';
    return new Promise((resolve, reject) => {
      // Extended also without values: a simple query would be a transaction of its own, without the tenant.
      const config = { text, values: [...parameters], queryMode: 'extended', ...(name && { name }) };
      const query = new pg.Query<Row & pg.QueryResultRow>(config, (error, found) => {
        // The driver gathers the answers to all that was sent at once; the last is that of the statement.
        if (error instanceof Error) reject(error);
        else resolve([found].flat().at(-1)?.rows ?? []);
      });
      const submit = query.submit.bind(query);
      query.submit = (connection) => {
        connection.stream.cork();
        if (entering === '') connection.parse({ text: enter.text, name: '', types: [] }, true);
        connection.bind({ portal: '', statement: entering, values: [orgId, planning, scanning] }, true);
        connection.execute({ portal: '' }, true);
        const problem = submit(connection);
        connection.stream.uncork();
        return problem;
      };
      this.client.query(query);
    });
  }

  streamQuery(): never {
    throw new TypeError('No cursor was configured for this pool.');
  }
}
