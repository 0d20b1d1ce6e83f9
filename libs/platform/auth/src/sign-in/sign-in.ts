import { appToken, callApi } from '@dosar/api-client/call';
import type { JsonBodyOf, SuccessBody } from '@dosar/openapi';
import type { Session } from '../session-core/session.ts';

/** Where a right password leads: in, or to the step that is still due. */
export type SignInOutcome = 'signedIn' | 'oneTimePassword' | 'renewPassword';

/** What is typed into the login form. */
export type Credentials = JsonBodyOf<'appToken'> & { staySignedIn: boolean };

/** Signs somebody in with user name and password (C2); refusals are thrown as `ApiProblem`. */
export async function signIn(
  session: Session,
  { staySignedIn, ...credentials }: Credentials,
): Promise<SignInOutcome> {
  const answer = await callApi(appToken, { body: credentials });
  const { idToken, refreshToken, profile } = answer;
  session.adopt({ idToken, refreshToken, profile }, { staySignedIn });
  return outcomeOf(answer);
}

function outcomeOf({ one_time_password_required, profile }: SuccessBody<'appToken'>): SignInOutcome {
  if (one_time_password_required) return 'oneTimePassword';
  if (profile.is_expired || profile.is_default_pass) return 'renewPassword';
  return 'signedIn';
}
