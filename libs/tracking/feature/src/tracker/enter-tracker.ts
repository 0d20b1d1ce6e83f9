import { api, dataOf, isApiProblem } from '@dosar/api-client/client';
import type { Profile, Session } from '@dosar/auth/session-core';

/** Who visits the tracker: a claimant without a name, in the name of an organisation. */
export type Visitor = {
  profile: Profile;
  /** The visit goes on with the tokens of an earlier one, which may have opened a case already. */
  isReturning: boolean;
};

/**
 * Signs the visitor in on the tracker of an organisation, or takes up an earlier visit.
 *
 * `undefined` when the address names no organisation that has a tracker.
 */
export async function enterTracker(
  session: Session,
  namedOrgCode: string | undefined,
): Promise<Visitor | undefined> {
  const orgCode = namedOrgCode ?? (await dataOf(api.GET('/api/config/myBrowser'))).default_org_code;
  if (!orgCode) return undefined;
  await session.start();
  const { state } = session;
  if (state.status === 'signedIn' && state.profile.org_code === orgCode) {
    return { profile: state.profile, isReturning: true };
  }
  try {
    const tokens = await dataOf(api.POST('/api/auth/trackerToken', { body: { org_code: orgCode } }));
    session.adopt(tokens);
    return { profile: tokens.profile, isReturning: false };
  } catch (problem) {
    if (isApiProblem(problem, 'not_found') || isApiProblem(problem, 'validation_failed')) return undefined;
    throw problem;
  }
}
