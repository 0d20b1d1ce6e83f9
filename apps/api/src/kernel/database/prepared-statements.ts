import { createHash } from 'node:crypto';
import {
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { isOutdatedPlan } from './database-unavailable.ts';
import { connected, withinTime } from './within-time.ts';

const mark = '/* prepared */';
const indexMark = '/* force index */';

/** Every connection keeps the plans of named statements, 110 kB each on average: 28 MB at most. */
const mostPrepared = 256;
/** How many texts that were sent once are remembered; they are forgotten together. */
const mostSentOnce = 4096;
/** PostgreSQL prepares one statement at a time, and only those that read or write rows. */
const preparable = /^\s*(?:select|with|insert|update|delete|merge)\b[^;]*$/iu;

/**
 * Marks a statement whose best plan does not depend on its values: a reader (`inTenant` with one statement) plans it once
 * for each connection.
 *
 * Any other statement is prepared, too, once it is sent a second time. PostgreSQL then plans it anew for its first five
 * sets of values, and keeps a general plan afterwards if that costs no more than those did.
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
  /** The name of a statement that is sent again; none for one that was not sent before, and none once there are too many. */
  of: (text: string) => string | undefined;
  /** Gives every statement another name, so that each connection prepares it anew. */
  renew: () => void;
};

/** Whether a statement is marked with `prepared`. */
export function isPlannedOnce(text: string): boolean {
  return text.includes(mark);
}

/** Names for the statements of one pool. */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  const sentOnce = new Set<string>();
  let generation = 0;
  return {
    renew() {
      generation += 1;
      for (const text of names.keys()) names.set(text, nameOf(text, generation));
    },
    of(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= mostPrepared) return known;
      if (!isPlannedOnce(text) && !isSentAgain(text, sentOnce)) return undefined;
      const name = nameOf(text, generation);
      names.set(text, name);
      return name;
    },
  };
}

/** Gives no statement a name: behind a pooler the next statement may reach a session that does not know it. */
export const noStatementNames: StatementNames = { of: () => undefined, renew: () => undefined };

/**
 * The answer to a named statement. One refusal because of a migration tells that the plans of all statements are outdated:
 * they get new names at once, and not each by a failed call of its own.
 */
export async function renewing<Answer>(names: StatementNames, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isOutdatedPlan(error)) names.renew();
    throw error;
  }
}

const nameOf = (text: string, generation: number) =>
  createHash('sha256').update(`${generation} ${text}`).digest('base64url');

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
    return withinTime(client, limitMs, renewing(names, answer));
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** Whether the text may be prepared and was sent before; one that was not counts as sent from now on. */
function isSentAgain(text: string, sentOnce: Set<string>): boolean {
  if (sentOnce.has(text)) return sentOnce.delete(text);
  if (sentOnce.size >= mostSentOnce) sentOnce.clear();
  if (preparable.test(text)) sentOnce.add(text);
  return false;
}
