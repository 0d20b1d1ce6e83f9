import { apiQuery, getReceivedOffer, isApiProblem, useQueryFailure } from '@dosar/api-client';
import { enterAsGuest, useSession } from '@dosar/auth';
import { Box, ErrorState, LoadingState } from '@dosar/design-system';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { AccountToConfirm } from './account-to-confirm.tsx';
import { AnsweredOffer } from './answered-offer.tsx';
import { ContestForm } from './contest-form.tsx';
import { messages } from './messages.ts';
import { OpenOffer } from './open-offer.tsx';

/** The offer that a claimant got, at the address of the link in the message. */
export function ReceivedOfferPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { key = '' } = useParams();
  const [search] = useSearchParams();
  const entry = useEntry(key);
  const query = apiQuery(getReceivedOffer, {});
  const offer = useQuery({ ...query, queryFn: entry.isSuccess ? query.queryFn : skipToken });

  // Unknown, expired, replaced and foreign keys end on the same page.
  const failing = entry.isError ? entry : offer;
  const failed = failing.error;
  if (isApiProblem(failed) && [400, 404].includes(failed.status)) return <Navigate replace to="/guest" />;
  const shown = offer.data;
  return (
    <Box width="full" maxWidth="640px" marginInline="auto">
      <title>{t(messages.pageTitle)}</title>
      {failed && !shown && <ErrorState {...failureOf(failing)} />}
      {!failed && !shown && <LoadingState count={4} />}
      {shown && !search.has('contest') && <AccountToConfirm account={shown.account_to_confirm} />}
      {shown?.state === 'accepted' && <AnsweredOffer offer={shown} />}
      {shown && shown.state !== 'accepted' && search.has('contest') && <ContestForm offer={shown} />}
      {shown && shown.state !== 'accepted' && !search.has('contest') && <OpenOffer offer={shown} />}
    </Box>
  );
}

/** Signs the claimant in with the key in the address, and again whenever the session has ended. */
function useEntry(key: string) {
  const { session, state } = useSession();
  return useQuery({
    queryKey: ['settlement', 'offerEntry', key, state.status === 'anonymous' ? 'anew' : 'once'],
    queryFn: async () => {
      await enterAsGuest(session, { assignment_type: 'offer', assignment_key: key });
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
