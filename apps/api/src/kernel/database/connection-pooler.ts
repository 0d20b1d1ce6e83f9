import pg from 'pg';
import { clientConfig, type DatabaseConnection } from './database-connection.ts';

/** Migrations, news and jobs need a session of their own, which a pooler in front of the database does not give. */
export class DirectConnectionNeeded extends Error {
  constructor() {
    super(
      'DATABASE_URL leads to a connection pooler (PgBouncer). It shares sessions, so migrations, news and jobs need a way past it.\n' +
        "Set MIGRATION_DATABASE_URL to the database itself, with the same user, for example to PostgreSQL's own port.",
    );
  }
}

/**
 * Whether a pooler such as PgBouncer stands between this process and the database.
 *
 * A pooler hands out sessions of its own: the number of the session that it tells at sign-in is not that of the server's
 * process. The protocol has no better sign, and a pooler in transaction mode answers plain questions as the server does.
 */
export async function isPooled(connection: DatabaseConnection): Promise<boolean> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return Reflect.get(client, 'processID') !== rows[0]?.pid;
  } finally {
    await client.end();
  }
}
