import { callApi, confirmContact, isApiProblem } from '@dosar/api-client/call';
import { whenSeen } from '../when-seen.ts';

/** `refused` stands for unknown, expired and foreign keys alike. */
export type Confirmation = 'confirmed' | 'refused' | 'unreachable';

const keyPattern = /^[A-Za-z0-9_-]{4,64}$/;

/** Confirms the channel behind `key` once somebody has really looked at the page. */
export async function confirmChannel(key: string, lookingTime: number): Promise<Confirmation> {
  // What cannot be a key gets the answer of an unknown one, without asking.
  if (!keyPattern.test(key)) return 'refused';
  await whenSeen(lookingTime);
  try {
    await callApi(confirmContact, { path: { key } });
    return 'confirmed';
  } catch (problem) {
    const isTemporary =
      isApiProblem(problem) && (problem.status === 0 || problem.status === 429 || problem.status >= 500);
    return isTemporary ? 'unreachable' : 'refused';
  }
}
