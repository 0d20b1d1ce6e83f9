import pg from 'pg';
import { DatabaseUnavailable, fromDatabase } from './database-unavailable.ts';

/** What the driver says when all connections are in use, and when a new one is not answered; it has no codes for that. */
const noConnection =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)/;

/**
 * Waits for an answer of the server for so long at most, and then gives up the connection.
 *
 * PostgreSQL has limits of its own; they are of no use while it stands still or the network loses what it says. Whatever
 * comes later on this connection belongs to nobody any more, so nothing else may be asked there.
 */
export async function withinTime<Result>(
  client: pg.PoolClient,
  limitMs: number | undefined,
  answer: Promise<Result>,
): Promise<Result> {
  const late = { is: false };
  const giveUp = () => {
    late.is = true;
    if (client instanceof pg.Client) client.end().catch(() => undefined);
  };
  const timer = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs);
  try {
    return await answer;
  } catch (error) {
    // Asked once more, a server that stands still would be waited for once more.
    throw late.is ? new DatabaseUnavailable(error) : fromDatabase(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A connection of the pool; one that is not to be had in time is not asked for again. */
export async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw error instanceof Error && noConnection.test(error.message)
      ? new DatabaseUnavailable(error)
      : fromDatabase(error);
  }
}
