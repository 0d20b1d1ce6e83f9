import { apiQuery, getRequestedDocuments, isApiProblem, queriesOf, useQueryFailure } from '@dosar/api-client';
import { enterAsGuest, useSession } from '@dosar/auth';
import { Box, ErrorState, LoadingState } from '@dosar/design-system';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { ItemPage } from './item-page.tsx';
import { messages } from './messages.ts';
import { NotOwnedPage } from './not-owned-page.tsx';
import { PageUploads, pauseBeforeRetry } from './page-uploads.ts';
import { RequestContext } from './request-context.ts';
import { RequestDone } from './request-done.tsx';
import { RequestOverview } from './request-overview.tsx';
import { sendPage } from './send-page.ts';

/** What a claimant was asked for, at the address of the link in the message (specification R12). */
export function DocRequestPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { key = '' } = useParams();
  const entry = useEntry(key);
  const request = useRequest(entry.isSuccess);

  // Unknown, expired, withdrawn and foreign keys end on the same page (R6).
  const failed = entry.error ?? request.error;
  if (isApiProblem(failed) && [400, 404].includes(failed.status)) return <Navigate replace to="/guest" />;
  return (
    <Box width="full" maxWidth="640px" marginInline="auto">
      <title>{t(messages.pageTitle)}</title>
      {failed && !request.data && <ErrorState {...failureOf(entry.isError ? entry : request)} />}
      {!failed && !request.data && <LoadingState count={4} />}
      {request.data && <OpenRequest request={request.data} />}
    </Box>
  );
}

/** Signs the claimant in with the key in the address, and again whenever the session has ended. */
function useEntry(key: string) {
  const { session, state } = useSession();
  return useQuery({
    queryKey: ['documents', 'requestEntry', key, state.status === 'anonymous' ? 'anew' : 'once'],
    queryFn: async () => {
      await enterAsGuest(session, { assignment_type: 'doc_request', assignment_key: key });
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

function useRequest(isEntered: boolean) {
  const query = apiQuery(getRequestedDocuments, {});
  return useQuery({
    ...query,
    queryFn: isEntered ? query.queryFn : skipToken,
    // The verdict of the virus scanner takes a few seconds, and nobody tells a guest of it.
    refetchInterval: ({ state }) => (isBeingScanned(state.data) ? scanMilliseconds : false),
  });
}

function OpenRequest({ request }: { request: RequestContext['request'] }) {
  const queryClient = useQueryClient();
  const [uploads] = useState(
    () =>
      new PageUploads({
        send: sendPage,
        onStored: () => queryClient.invalidateQueries(queriesOf('documents')),
        pause: pauseBeforeRetry,
      }),
  );
  const [search] = useSearchParams();
  const item = request.items.find(({ id }) => id === search.get('item'));
  return (
    <RequestContext value={{ request, uploads }}>
      {item === undefined && (isAnswered(request) ? <RequestDone /> : <RequestOverview />)}
      {item !== undefined && search.has('missing') && <NotOwnedPage key={item.id} item={item} />}
      {item !== undefined && !search.has('missing') && <ItemPage key={item.id} item={item} />}
    </RequestContext>
  );
}

const scanMilliseconds = 5_000;

function isBeingScanned(request: RequestContext['request'] | undefined): boolean {
  return request?.items.some(({ pages }) => pages.some((page) => page.is_being_scanned)) ?? false;
}

/** Nothing is left to do for the claimant. */
function isAnswered({ status }: RequestContext['request']): boolean {
  return status === 'received' || status === 'accepted';
}
