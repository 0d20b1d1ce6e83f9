import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { hashPassword, passwordHashing } from '@dosar/api/password-hash';
import { demoLogin, signIn } from '../server/product.ts';
import { median } from '../statistics.ts';

/** Demo users whose password is all they need. */
const usernames = [
  'ana.ionescu',
  'radu.marin',
  'maria.stan',
  'calin.dobre',
  'paula.vasile',
  'petru.lazar',
  'elena.rusu',
  'sorin.matei',
];

/** How often everybody together gets through a piece of work in a second, each beginning anew at once. */
async function perSecond(work: readonly (() => Promise<unknown>)[], seconds: number): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const again = async (piece: () => Promise<unknown>) => {
    while (performance.now() - startedAt < seconds * 1000) {
      await piece();
      done += 1;
    }
  };
  await Promise.all(work.map(again));
  return (done * 1000) / (performance.now() - startedAt);
}

/** Eight people who sign in again and again. */
export function signInsPerSecond(origin: string, seconds: number): Promise<number> {
  const { password } = demoLogin;
  return perSecond(
    usernames.map((username) => () => signInPlainly(origin, JSON.stringify({ username, password }))),
    seconds,
  );
}

/** Without `fetch`, which would take a tenth of the processors that the sign-in is measured on. */
function signInPlainly(origin: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/api/auth/appToken`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`Signing in answered ${answer.statusCode}.`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The check of as many passwords, with the product's parameters and its limit of how many at once, and nothing else. */
export async function checksPerSecond(seconds: number): Promise<number> {
  const stored = await hashPassword(demoLogin.password);
  const { isRight } = passwordHashing();
  return perSecond(
    usernames.map(() => () => isRight(demoLogin.password, stored)),
    seconds,
  );
}

/** How often something is done in a second, and the processor time that goes into it each time. */
export async function withWork(
  seconds: number,
  worked: () => number,
  measure: () => Promise<number>,
): Promise<{ perSecond: number; work: number }> {
  const before = worked();
  const done = await measure();
  return { perSecond: done, work: (worked() - before) / (done * seconds) };
}

/** How long the answers to a wrong password and to an unknown name take, asked for in turns: the middle of so many. */
export async function refusalTimes(origin: string, count: number) {
  const times: Record<'wrong' | 'unknown', number[]> = { wrong: [], unknown: [] };
  const timed = async (kind: keyof typeof times, username: string) => {
    const startedAt = performance.now();
    const refused = await signIn(origin, { username, password: 'not the password' }).then(
      () => false,
      () => true,
    );
    times[kind].push(performance.now() - startedAt);
    if (!refused) throw new Error(`${username} signed in with a wrong password.`);
  };
  const { username } = demoLogin;
  while (times.wrong.length < count) {
    const nobody = `nobody.${crypto.randomUUID()}`;
    // Four of each, and the right password: the fifth would block the name.
    for (let turn = 0; turn < 4; turn += 1) {
      await timed('wrong', username);
      await timed('unknown', nobody);
    }
    await signIn(origin);
  }
  return { wrong: median(times.wrong), unknown: median(times.unknown) };
}
