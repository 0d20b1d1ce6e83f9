import { apiQuery, getSignIn, useProblemText } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../settings/settings-query.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Passwords and ways in, for the configurators of the organisation (specification E5, K14). */
export function SignInPage() {
  const problemText = useProblemText();
  const found = useQuery(signInQuery());
  if (found.isError)
    return <ErrorState description={problemText(found.error)} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <LoadingState shape="cards" />;
  return <SignInForm stored={found.data} />;
}

export const signInQuery = () => settingsQuery(apiQuery(getSignIn));
