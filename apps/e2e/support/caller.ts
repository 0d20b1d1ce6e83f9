import { setTimeout as pause } from 'node:timers/promises';
import type { Schema } from '@dosar/openapi';

type Tokens = { idToken: string; refreshToken: string };

/** Somebody who talks to the API of one origin, with the tokens that every request carries. */
export type Caller = {
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body: unknown, idempotencyKey?: string) => Promise<Answer>;
  upload: (file: {
    name: string;
    content: Buffer;
    type: string;
    docType: string;
  }) => Promise<Schema<'UploadedDocument'>>;
  /** The bytes of a file. */
  download: (path: string) => Promise<Buffer>;
  /** The same place with other tokens. */
  as: (tokens: Tokens) => Caller;
};

/** A caller of an origin, anonymous without tokens. */
export function callerOf(origin: string, tokens?: Tokens): Caller {
  const headers: Record<string, string> = tokens
    ? {
        Authorization: `Bearer ${tokens.idToken}`,
        'X-Refresh-Token': tokens.refreshToken,
        'X-Correlation-Token': tokens.refreshToken,
      }
    : {};
  const send = (path: string, init: RequestInit) =>
    untilNotBusy(() => fetch(origin + path, { ...init, headers: { ...headers, ...init.headers } }));

  return {
    get: async <Answer>(path: string) => (await (await send(path, {})).json()) as Answer,
    post: async <Answer>(path: string, body: unknown, idempotencyKey?: string) => {
      const key: Record<string, string> =
        idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
      const init = {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...key },
      };
      return (await (await send(path, init)).json()) as Answer;
    },
    upload: async ({ name, content, type, docType }) => {
      const form = new FormData();
      form.set('doc_type_code', docType);
      form.set('file', new Blob([new Uint8Array(content)], { type }), name);
      const answer = await send('/api/document/upload', { method: 'POST', body: form });
      return (await answer.json()) as Schema<'UploadedDocument'>;
    },
    download: async (path) => Buffer.from(await (await send(path, {})).arrayBuffer()),
    as: (others) => callerOf(origin, others),
  };
}

/** The answer of a call, made again when the server says that it is too busy, as the pages do; a refusal is thrown. */
async function untilNotBusy(call: () => Promise<Response>, triesLeft = 5): Promise<Response> {
  const answer = await call();
  if (answer.ok) return answer;
  const text = await answer.text();
  const isBusy = answer.status === 503 && text.includes('"overloaded"');
  if (!isBusy || triesLeft === 0) throw new Error(`${answer.status} ${text}`);
  await pause(Number(answer.headers.get('retry-after')) * 1000);
  return untilNotBusy(call, triesLeft - 1);
}

/** Signs a demo user in. */
export async function signedIn(origin: string, username: string): Promise<Caller> {
  const anybody = callerOf(origin);
  return anybody.as(
    await anybody.post<Tokens>('/api/auth/appToken', { username, password: 'Claims-2026-ok!' }),
  );
}

/** Opens the claim notification of the demo organisation. */
export async function claimNotificationGuest(origin: string): Promise<Caller> {
  const anybody = callerOf(origin);
  const place = { assignment_type: 'claim_notification', assignment_key: 'demo' };
  return anybody.as(await anybody.post<Tokens>('/api/auth/guestToken', place));
}
