import createClient from 'openapi-fetch';
import type { paths } from '@dosar/openapi';
import { fetchWithin } from './fetch-within.ts';
import { languageOfPage } from './language-of-page.ts';
import { idleTime } from './last-use.ts';
import { pageHeaders } from './page-headers.ts';
import { problems } from './problems.ts';
import { defaultPathSerializer } from 'openapi-fetch';

/**
 * The client of every page, typed by the contract: `api.GET('/api/…', { params, signal })`.
 *
 * A refusal, or no answer in time, is thrown as `ApiProblem`; `dataOf` gives what was answered. Apps add with `api.use`
 * who signs their requests.
 */
export const api = createClient<paths>({
  baseUrl: location.origin,
  cache: 'no-store',
  credentials: 'omit',
  headers: pageHeaders,
  fetch: fetchWithin(15_000),
  pathSerializer,
});

// Answers pass through them in reverse: whatever is added later may still mend a refusal before it is thrown.
api.use(problems, languageOfPage, idleTime);

/** Fills the parameters into an address; one that is missing is a mistake of the program and sends nothing. */
function pathSerializer(path: string, params: Record<string, unknown>): string {
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (params[name] === undefined || params[name] === '') throw new RangeError(`${path} needs ${name}`);
  }
  return defaultPathSerializer(path, params);
}
