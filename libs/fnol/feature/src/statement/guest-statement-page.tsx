import { apiQuery, getGuestStatement, isApiProblem, useQueryFailure } from '@dosar/api-client';
import { enterAsGuest, useSession } from '@dosar/auth';
import { Box, ErrorState, LoadingState } from '@dosar/design-system';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { BackToReport } from './back-to-report.tsx';
import { guestMessages as messages } from './guest-statement-messages.ts';
import { GuestStatementSteps } from './guest-statement-steps.tsx';

/** The column of a driver, at the address of the link. */
export function GuestStatementPage() {
  const { formatMessage: t } = useIntl();
  return (
    <Box width="full" maxWidth="640px" marginInline="auto" paddingBlock="4">
      <title>{t(messages.title)}</title>
      <LinkedStatement />
      <BackToReport />
    </Box>
  );
}

function LinkedStatement() {
  const failureOf = useQueryFailure();
  const { key = '' } = useParams();
  const entry = useEntry(key);
  const query = apiQuery(getGuestStatement, {});
  const found = useQuery({ ...query, queryFn: entry.isSuccess ? query.queryFn : skipToken });

  // Unknown, expired, withdrawn and foreign keys end on the same page.
  const failed = entry.error ?? found.error;
  if (isApiProblem(failed) && [400, 404].includes(failed.status)) return <Navigate replace to="/guest" />;
  if (found.data)
    return <GuestStatementSteps statement={found.data} onLookAgain={() => void found.refetch()} />;
  if (failed) return <ErrorState {...failureOf(entry.isError ? entry : found)} />;
  return <LoadingState shape="rows" count={6} />;
}

/** Signs the driver in with the key in the address, and again whenever the session has ended. */
function useEntry(key: string) {
  const { session, state } = useSession();
  return useQuery({
    queryKey: ['fnol', 'statementEntry', key, state.status === 'anonymous' ? 'anew' : 'once'],
    queryFn: async () => {
      await enterAsGuest(session, { assignment_type: 'accident_statement', assignment_key: key });
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
