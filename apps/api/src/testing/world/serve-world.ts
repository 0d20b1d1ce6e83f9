// A server as a process of its own, like `main.ts`, whose clock is so far behind as its starter says.
import process from 'node:process';
import { readEnv } from '#src/env.ts';
import { startServer } from '#src/start-server.ts';

const { TEST_CLOCK_BEHIND = '0', ...settings } = process.env;
const guide = {
  progress: <Result>(_what: string, work: () => Promise<Result>) => work(),
  report: (text: string) => void process.stderr.write(`${text}\n`),
  onDatabaseHeld: () => undefined,
};
const now = () => new Date(Date.now() - Number(TEST_CLOCK_BEHIND));

await startServer(readEnv(settings), guide, Promise.resolve(), now);
