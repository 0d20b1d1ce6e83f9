import type { MessageProvider } from '../kernel/outbox/message-provider.ts';
import { outsideFetch } from './outside-fetch.ts';

const patienceMilliseconds = 20_000;

/** Delivers SMS through a generic HTTP gateway: one POST for each message, any 2xx means taken. */
export function smsGateway(url: string, token: string | undefined, sender: string): MessageProvider {
  return async (message) => {
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': message.id,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id: message.id, to: message.to, sender, body: message.body }),
    };
    // What is in a message is for the gateway that was chosen: a redirection is no success.
    const response = await outsideFetch(url, request, { milliseconds: patienceMilliseconds });
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
  };
}
