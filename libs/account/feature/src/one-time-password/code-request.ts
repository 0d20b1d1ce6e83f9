import { api, dataOf } from '@dosar/api-client';
import type { SuccessBody } from '@dosar/openapi';

/**
 * What came of asking for a code. Moments are by the clock of this browser, which may go wrong by `clockError` ms.
 *
 * `userBlocked` is the answer to too many wrong codes; without an end only an administrator helps.
 */
export type CodeRequest = { clockError: number } & (
  | { outcome: 'sent' | 'blocked'; endsAt: string }
  | { outcome: 'userBlocked'; endsAt: string | null }
  | { outcome: 'notSent'; endsAt: null }
);

const storageKey = 'dosar.staff.oneTimePassword';

type Kept = { sid: string; request: CodeRequest };

/**
 * The code or the block that runs for this login, or else what comes of asking for a code.
 *
 * Asking makes the code in the user's hand worthless, so a reload and the other tabs of the login go on with the one
 * that was asked for. Only secure contexts have locks; elsewhere two tabs may both ask.
 */
export function requestCode(sid: string): Promise<CodeRequest> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(`${storageKey}.${sid}`, () => runningOrNew(sid)) : runningOrNew(sid);
}

async function runningOrNew(sid: string): Promise<CodeRequest> {
  const running = runningRequest(sid);
  if (running) return running;
  const answer = await dataOf(api.GET('/api/auth/generateOneTimePassword'));
  return keepRequest(sid, requestOf(answer));
}

function requestOf(answer: SuccessBody<'generateOneTimePassword'>): CodeRequest {
  const clockError = Date.now() - Date.parse(answer.system_time);
  const { code_generated: isSent, expire_time: expireTime, block_until: blockUntil } = answer;
  if (isSent && expireTime)
    return { outcome: 'sent', endsAt: byOurClock(expireTime, clockError), clockError };
  if (blockUntil) return { outcome: 'blocked', endsAt: byOurClock(blockUntil, clockError), clockError };
  return { outcome: 'notSent', endsAt: null, clockError };
}

/** Notes that too many wrong codes have blocked the user. */
export function keepBlock(sid: string, { clockError }: CodeRequest, blockUntil: string | null): CodeRequest {
  const endsAt = blockUntil && byOurClock(blockUntil, clockError);
  return keepRequest(sid, { outcome: 'userBlocked', endsAt, clockError });
}

/** Forgets the code: it was used. */
export function forgetRequest(): void {
  localStorage.removeItem(storageKey);
}

function byOurClock(serverTime: string, clockError: number): string {
  return new Date(Date.parse(serverTime) + clockError).toISOString();
}

function keepRequest(sid: string, request: CodeRequest): CodeRequest {
  localStorage.setItem(storageKey, JSON.stringify({ sid, request } satisfies Kept));
  return request;
}

function runningRequest(sid: string): CodeRequest | undefined {
  const stored = localStorage.getItem(storageKey);
  if (stored === null) return undefined;
  const kept = JSON.parse(stored) as Kept;
  const isRunning = Date.parse(kept.request.endsAt ?? '') > Date.now();
  return kept.sid === sid && isRunning ? kept.request : undefined;
}
