import { api, dataOf, isApiProblem, pageHeaders } from '@dosar/api-client/client';
import type { PageOwner } from '@dosar/design-system/public';
import type { Locale } from '@dosar/i18n/light';

/** `refused` stands for unknown, expired and foreign keys alike: only a good one tells whose it is. */
export type Confirmation =
  | { outcome: 'confirmed'; organisation: PageOwner; offered: readonly Locale[] }
  | { outcome: 'refused' | 'unreachable' };

const keyPattern = /^[A-Za-z0-9_-]{4,64}$/;

/** Confirms the channel behind `key`. */
export async function confirmChannel(key: string): Promise<Confirmation> {
  // What cannot be a key gets the answer of an unknown one, without asking.
  if (!keyPattern.test(key)) return { outcome: 'refused' };
  try {
    const { organisation } = await dataOf(
      api.GET('/api/assignment/confirmContact/{key}', { params: { header: pageHeaders, path: { key } } }),
    );
    const owner = { ...organisation.branding, name: organisation.org_name };
    return { outcome: 'confirmed', organisation: owner, offered: organisation.offered_languages };
  } catch (problem) {
    const isTemporary =
      isApiProblem(problem) && (problem.status === 0 || problem.status === 429 || problem.status >= 500);
    return { outcome: isTemporary ? 'unreachable' : 'refused' };
  }
}
