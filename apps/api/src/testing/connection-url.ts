import type { DatabaseConnection } from '../kernel/database/index.ts';

/** A connection as `DATABASE_URL` names it. A socket's folder stands where a URL has its host. */
export function connectionUrl(connection: DatabaseConnection): string {
  if (typeof connection === 'string') return connection;
  const { user, password, host, port, database } = connection;
  return `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`;
}
