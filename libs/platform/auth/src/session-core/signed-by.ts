import type { api } from '@dosar/api-client/client';
import type { Session } from './session.ts';

type Middleware = Parameters<typeof api.use>[0];

/** Lets every call carry the tokens of a session, and sends it once more where the session has mended its refusal. */
export function signedBy(sessionOfPage: () => Session): Middleware {
  // By the options of a call: each call has its own object of them, which is the same in every middleware.
  const unsigned = new WeakMap<object, Request>();
  return {
    onRequest({ request, options }) {
      unsigned.set(options, request.clone());
      return sessionOfPage().requests.authorize(request);
    },

    async onResponse({ request, response, options }) {
      const again = unsigned.get(options);
      if (response.ok || !again) return response;
      const { requests } = sessionOfPage();
      if ((await requests.recover(response, request)) === 'give-up') return response;
      const second = await options.fetch(await requests.authorize(again));
      if (!second.ok) requests.accept(second);
      return second;
    },
  };
}
