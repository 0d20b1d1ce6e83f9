import { readEnv } from '@dosar/api/env';
import { startServer } from '@dosar/api/start-server';

/**
 * The product as it runs in production: what it sends is not validated once more, and every answer writes its log line.
 *
 * Only the limits of requests per minute are lifted, which production would refuse; so it is started from here.
 */
const env = { ...readEnv(process.env), isProduction: true };
const guide = {
  progress: <Result>(_: string, work: () => Promise<Result>) => work(),
  report: (text: string) => console.error(text),
  onDatabaseHeld: () => undefined,
};
const server = await startServer(env, guide, Promise.resolve());
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
