import { createHash } from 'node:crypto';
import {
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { connected, withinTime } from './within-time.ts';

const mark = '/* prepared */';
const indexMark = '/* force index */';

/** Each of them is kept by every connection, so there may not be any number of them. */
const mostPrepared = 64;
/**
 * Marks a statement that is sent so often that planning it each time would cost more than running it.
 *
 * Each connection then keeps its plan. Only for statements whose text varies little and whose best plan does not depend on
 * the values: everything else goes without the mark.
 */
export const prepared = sql.raw(`${mark} `);

/**
 * Marks a read that looks at rows of a large table past what an index of it holds, for reads of one statement.
 *
 * How many it has to look at is a guess from statistics. One that was a little too high made the whole table look cheaper,
 * after one collection of statistics and not after the next.
 */
export const forceIndex = sql.raw(`${indexMark} `);

/** Whether a statement is marked with `forceIndex`. */
export function isForcedIndex(text: string): boolean {
  return text.includes(indexMark);
}

/** The names of the statements that the connections of a pool keep. */
export type StatementNames = {
  /** The name of a statement that is marked with `prepared`; none once there are too many. */
  of: (text: string) => string | undefined;
};

/** Names for the statements of one pool. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  return { of: (text) => (text.includes(mark) ? nameOf(text, names) : undefined) };
}

/** The pool, whose connections keep the plans of statements that have a name. */
export function preparing(pool: pg.Pool, names: StatementNames, limitMs?: number): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connected(pool);
      const known = clients.get(client) ?? preparingClient(client, names, limitMs);
      clients.set(client, known);
      return known;
    },
  };
}

function preparingClient(
  client: pg.PoolClient,
  names: StatementNames,
  limitMs: number | undefined,
): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('No cursor was configured for this pool.');
    const name = names.of(text);
    const answer = client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    return withinTime(client, limitMs, answer);
  }
  return { query, release: (destroy) => client.release(destroy) };
}

function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
