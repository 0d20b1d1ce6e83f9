/** Where a PostgreSQL server is and who connects: a URL, or the parts that the embedded server hands out. */
export type DatabaseConnection =
  | string
  | { host: string; port: number; user: string; password: string; database: string };

/** The same connection for another database of the server. */
export function withDatabaseName(connection: DatabaseConnection, database: string): DatabaseConnection {
  if (typeof connection !== 'string') return { ...connection, database };
  const url = new URL(connection);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.toString();
}

/** What `pg` wants to know about the connection. */
export function clientConfig(connection: DatabaseConnection) {
  return typeof connection === 'string' ? { connectionString: connection } : connection;
}
