import type { Middleware } from 'openapi-fetch';

// openapi-fetch makes one object of options for each call, which goes with it through every middleware.
const calls = new WeakSet<object>();

/** For a call that the page makes by itself and whose answer it can do without: a failure is not shown to anybody. */
export const inBackground: Middleware = {
  onRequest({ options }) {
    calls.add(options);
  },
};

/** Whether the page made the call with these options by itself. */
export function isInBackground(options: object): boolean {
  return calls.has(options);
}
