// The staff origin alone, as in production. With ASKS_NOBODY=1 it finds out who calls once, and takes everybody for that
// person from then on: the same work for anonymous requests.
import { createApp, type Authenticate } from '@dosar/api/app';
import { readEnv } from '@dosar/api/env';
import { startRuntime } from '@dosar/api/runtime';

const env = { ...readEnv(process.env), isProduction: true };
if (env.DATABASE_URL === undefined) throw new Error('DATABASE_URL says which database.');
const runtime = startRuntime(env, env.DATABASE_URL);
let first: ReturnType<Authenticate> | undefined;
const once =
  (own: Authenticate): Authenticate =>
  (...asked) =>
    (first ??= own(...asked));
const options = process.env['ASKS_NOBODY'] === '1' ? { authenticate: once } : {};
const app = await createApp(runtime, 'staff', options);
await app.listen({ host: '127.0.0.1', port: env.STAFF_PORT });
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(runtime.close)
      .then(() => process.exit(0)),
);
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
