import type { SuccessBody } from '@dosar/openapi';
import { now } from '../cast/clock.ts';

/** A code that was sent just now and is valid for five minutes. */
export function aCodeSending(
  change: Partial<SuccessBody<'generateOneTimePassword'>> = {},
): SuccessBody<'generateOneTimePassword'> {
  const inFiveMinutes = new Date(Date.parse(now) + 5 * 60_000).toISOString();
  return {
    code_generated: true,
    expire_time: inFiveMinutes,
    block_until: null,
    newAuthContext: null,
    system_time: now,
    ...change,
  };
}

/** What a code brings; it was wrong unless said otherwise. */
export function aCodeAnswer(
  change: Partial<SuccessBody<'verifyOneTimePassword'>> = {},
): SuccessBody<'verifyOneTimePassword'> {
  return { success: false, is_blocked: false, block_until: null, newAuthContext: null, ...change };
}
