import { signInExternally, useSession, type HandOver } from '@dosar/auth';
import { LoadingState, PageTitle } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { returnAddress } from '../login/return-address.ts';
import { ExternalSignInFailed } from './external-sign-in-failed.tsx';
import { messages } from './messages.ts';
import { ReplaceSession } from './replace-session.tsx';
import { endRoundTrip } from './round-trip.ts';

export type LoginCallbackPageProps = {
  /** What the provider sent the browser back with; absent when it sent nothing that can be used. */
  handOver: HandOver | undefined;
};

/** R3, T2: completes a sign-in that an identity provider, or a portal, began. */
export function LoginCallbackPage({ handOver }: LoginCallbackPageProps) {
  const { formatMessage: t } = useIntl();
  const { session, state, profile } = useSession();
  const [mayReplace, setMayReplace] = useState(false);
  const isStarting = state.status === 'starting';
  const entry = useQuery({
    queryKey: ['account', 'loginCallback'],
    queryFn: async () => {
      if (handOver === undefined) throw new Error('Nothing was handed over.');
      const returnUrl = handOver.kind === 'code' ? endRoundTrip(handOver.state) : null;
      if (returnUrl === undefined) throw new Error('This tab began no such sign-in.');
      await signInExternally(session, handOver);
      return returnAddress(returnUrl);
    },
    enabled: !isStarting && (!profile || mayReplace),
    // Whatever was handed over works once.
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });

  if (entry.isSuccess) return <Navigate replace to={entry.data} />;
  if (entry.isError) return <ExternalSignInFailed />;
  if (profile && !mayReplace && !entry.isFetching) {
    if (handOver === undefined) return <Navigate replace to="/home" />;
    return <ReplaceSession name={profile.full_name} onReplace={() => setMayReplace(true)} />;
  }
  return (
    <>
      <PageTitle title={t(messages.loggingIn)} />
      <LoadingState />
    </>
  );
}
