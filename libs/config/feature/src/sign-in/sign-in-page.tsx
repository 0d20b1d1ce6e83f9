import { apiQuery, getSignIn, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../settings/settings-query.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Passwords and ways in, for the configurators of the organisation (specification E5, K14). */
export function SignInPage() {
  const failureOf = useQueryFailure();
  const found = useQuery(signInQuery());
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="cards" />;
  return <SignInForm stored={found.data} />;
}

export const signInQuery = () => settingsQuery(apiQuery(getSignIn));
