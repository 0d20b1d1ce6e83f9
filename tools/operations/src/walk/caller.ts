import { randomUUID } from 'node:crypto';
import type { startNginx } from '@dosar/release/packaged-nginx';
import {
  operationIndex,
  type JsonBodyOf,
  type OperationId,
  type ParamsOf,
  type Schema,
  type SuccessBody,
} from '@dosar/openapi';

type Nginx = Awaited<ReturnType<typeof startNginx>>;
type Tokens = Pick<Schema<'AuthTokens'>, 'idToken' | 'refreshToken'>;

/** What a call takes: parts of its path and its body, as the contract has them. */
type Given<Id extends OperationId> = { params?: ParamsOf<Id>; body?: JsonBodyOf<Id> };

/** Somebody who calls one of the two host names through the proxy, as a browser does. */
export type Caller = {
  call: <Id extends OperationId>(id: Id, given?: Given<Id>) => Promise<SuccessBody<Id>>;
  /** The same place, signed in. */
  as: (tokens: Tokens) => Caller;
};

/** A caller of a host name, anonymous without tokens. Every call that the contract does not answer with success is thrown. */
export function callerThrough(nginx: Nginx, host: string, tokens?: Tokens): Caller {
  const signedIn: Record<string, string> = tokens
    ? {
        authorization: `Bearer ${tokens.idToken}`,
        'x-refresh-token': tokens.refreshToken,
        'x-correlation-token': tokens.refreshToken,
      }
    : {};
  return {
    async call<Id extends OperationId>(id: Id, { params, body }: Given<Id> = {}) {
      const { method, path } = operationIndex[id];
      const parts = Object.entries(params ?? {}).reduce(
        (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
        path as string,
      );
      const answer = await nginx.ask(host, parts, {
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
        throw new Error(`${id} answered ${answer.status}: ${answer.body.slice(0, 600)}`);
      return JSON.parse(answer.body || 'null') as SuccessBody<Id>;
    },
    as: (others) => callerThrough(nginx, host, others),
  };
}
