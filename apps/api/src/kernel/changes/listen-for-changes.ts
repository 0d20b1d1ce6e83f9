import pg from 'pg';
import { clientConfig, type DatabaseConnection } from '../database/index.ts';

/** Notifications that the database sends to every server process. */
export type ChangeListener = {
  /** False while notifications may be missed; caches must then read the database. */
  isListening: () => boolean;
  close: () => Promise<void>;
};

const reconnectMilliseconds = 1_000;

/** Listens on channels of the database and reconnects after a lost connection. */
export function listenForChanges(
  connection: DatabaseConnection,
  channels: Record<string, (payload: string) => void>,
): ChangeListener {
  let client: pg.Client | undefined;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const attempt = new pg.Client({
      ...clientConfig(connection),
      application_name: 'dosar changes',
      keepAlive: true,
    });
    client = attempt;
    attempt.on('error', () => lost(attempt));
    attempt.on('end', () => lost(attempt));
    attempt.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    try {
      await attempt.connect();
      for (const channel of Object.keys(channels))
        await attempt.query(`listen ${attempt.escapeIdentifier(channel)}`);
      isListening = client === attempt && !isClosed;
    } catch {
      lost(attempt);
    }
  }

  function lost(which: pg.Client) {
    if (client !== which) return;
    client = undefined;
    isListening = false;
    which.end().catch(() => undefined);
    if (!isClosed) retry = setTimeout(() => void connect(), reconnectMilliseconds).unref();
  }

  const first = connect();
  return {
    isListening: () => isListening,
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(retry);
      await first;
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
