import { callApi, getMyBrowser, isApiProblem, trackerToken } from '@dosar/api-client/call';
import type { Profile, Session } from '@dosar/auth/session-core';

/** What the pages of the tracker stand on. */
export type TrackerEntry = {
  /** Absent when the address names no organisation that has a tracker. */
  visitor?: {
    profile: Profile;
    /** The visit goes on with the tokens of an earlier one, which may have opened a case already. */
    isReturning: boolean;
  };
  /** Where documents are uploaded. */
  staffOrigin: string;
};

async function visitorOf(session: Session, orgCode: string): Promise<TrackerEntry['visitor']> {
  await session.start();
  const { state } = session;
  if (state.status === 'signedIn' && state.profile.org_code === orgCode) {
    return { profile: state.profile, isReturning: true };
  }
  try {
    const tokens = await callApi(trackerToken, { body: { org_code: orgCode } });
    session.adopt(tokens);
    return { profile: tokens.profile, isReturning: false };
  } catch (problem) {
    if (isApiProblem(problem, 'not_found') || isApiProblem(problem, 'validation_failed')) return undefined;
    throw problem;
  }
}

/** Signs the visitor in on the tracker of an organisation, or takes up an earlier visit. */
export async function enterTracker(session: Session, orgCode: string | undefined): Promise<TrackerEntry> {
  const browser = callApi(getMyBrowser);
  // With the organisation in the address nothing needs to wait for the answer.
  const early = orgCode ? visitorOf(session, orgCode) : undefined;
  const { default_org_code: defaultOrgCode, staff_origin: staffOrigin } = await browser;
  const visitor = early ?? (defaultOrgCode ? visitorOf(session, defaultOrgCode) : undefined);
  return { visitor: await visitor, staffOrigin };
}
