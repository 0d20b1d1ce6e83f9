import type { SuccessBody } from '@dosar/openapi';
import { callerOf } from './caller.ts';

type Message = SuccessBody<'browseOutbox'>['items'][number];

/** What was sent, newest first. */
export async function outboxOf(staffOrigin: string, to?: string): Promise<Message[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const { items } = await callerOf(staffOrigin).get<SuccessBody<'browseOutbox'>>(`/api/dev/outbox${query}`);
  return items;
}

/** The newest access code that was sent, read as its recipient would; it names no case. */
export function newestCode(staffOrigin: string, to?: string): Promise<string> {
  return newestMatch(staffOrigin, /(?:acces este|access code is) ([A-Z2-9]{6})\b/, to);
}

/** The newest code of a login that was sent, read as the user would. */
export function newestSignInCode(staffOrigin: string): Promise<string> {
  return newestMatch(staffOrigin, /autentificare este (\d{8})\b/);
}

async function newestMatch(staffOrigin: string, words: RegExp, to?: string): Promise<string> {
  for (const message of await outboxOf(staffOrigin, to)) {
    const code = words.exec(message.body)?.[1];
    if (code !== undefined) return code;
  }
  throw new Error('No message in the outbox carries such a code.');
}
