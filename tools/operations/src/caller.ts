import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  operationIndex,
  type JsonBodyOf,
  type OperationId,
  type ParamsOf,
  type QueryOf,
  type Schema,
  type SuccessBody,
} from '@dosar/openapi';

/** One request and its answer, however it gets to the server. */
export type Ask = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number | undefined; body: string }>;
type Tokens = Pick<Schema<'AuthTokens'>, 'idToken' | 'refreshToken'>;

/** What a call takes: parts of its path and its body, as the contract has them. */
type Given<Id extends OperationId> = { params?: ParamsOf<Id>; query?: QueryOf<Id>; body?: JsonBodyOf<Id> };

/** Somebody who calls one of the two origins, as a browser does. */
export type Caller = {
  call: <Id extends OperationId>(id: Id, given?: Given<Id>) => Promise<SuccessBody<Id>>;
  /** The same place, signed in. */
  as: (tokens: Tokens) => Caller;
};

/** A caller, anonymous without tokens. Every call that is not answered with success is thrown, with its status first. */
export function callerThrough(ask: Ask, tokens?: Tokens): Caller {
  const signedIn: Record<string, string> = tokens
    ? {
        authorization: `Bearer ${tokens.idToken}`,
        'x-refresh-token': tokens.refreshToken,
        'x-correlation-token': tokens.refreshToken,
      }
    : {};
  return {
    async call<Id extends OperationId>(id: Id, { params, query, body }: Given<Id> = {}) {
      const { method, path } = operationIndex[id];
      const parts = Object.entries(params ?? {}).reduce(
        (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
        path as string,
      );
      const asked = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const answer = await ask(asked.size > 0 ? `${parts}?${asked.toString()}` : parts, {
        method,
        headers: {
          ...signedIn,
          'x-requested-with': 'dosar',
          'accept-language': 'ro',
          ...(method === 'POST' && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      });
      if (answer.status === undefined || answer.status >= 300)
        throw new Error(`${answer.status} ${id}: ${answer.body.slice(0, 600)}`);
      return JSON.parse(answer.body || 'null') as SuccessBody<Id>;
    },
    as: (others) => callerThrough(ask, others),
  };
}

/** Asks an origin of this machine; again when the server is too busy for the call, as the pages do. */
export const askOrigin =
  (origin: string, tries = 6): Ask =>
  async (path, init) => {
    const answer = await fetch(origin + path, init);
    const body = await answer.text();
    const isBusy = answer.status === 503 && body.includes('"overloaded"');
    if (!isBusy || tries === 1) return { status: answer.status, body };
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    return askOrigin(origin, tries - 1)(path, init);
  };
