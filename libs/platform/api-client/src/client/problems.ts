import type { Middleware } from 'openapi-fetch';
import type { ApiProblem } from '../problem/api-problem.ts';
import { problemOfAnswer } from '../problem/problem-of-answer.ts';
import { isInBackground } from './in-background.ts';

/** Throws every refusal as the problem that it tells of. */
export const problems: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response);
  },
};

/** Tells of each call that the server broke at, but of none that the page made by itself. */
export function tellOfServerErrors(tell: (problem: ApiProblem) => void): Middleware {
  return {
    async onResponse({ response, options }) {
      if (response.status === 500 && !isInBackground(options)) tell(await problemOf(response.clone()));
    },
  };
}

async function problemOf(response: Response) {
  const text = await response.text().catch(() => '');
  return problemOfAnswer({ status: response.status, text, retryAfter: response.headers.get('Retry-After') });
}
