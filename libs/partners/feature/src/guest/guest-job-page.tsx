import { apiQuery, getGuestJob, isApiProblem, useQueryFailure } from '@dosar/api-client';
import { enterAsGuest, useSession } from '@dosar/auth';
import { Box, ErrorState, Heading, LoadingState, Stack, Text } from '@dosar/design-system';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { OpenedJob } from '../own/opened-job.tsx';
import { useJobCar } from '../own/use-job-car.ts';
import { messages } from './guest-messages.ts';

/** The job of a shop without users, at the address of the link in the message (M8 R11). */
export function GuestJobPage() {
  const { formatMessage: t } = useIntl();
  const [isLeft, setLeft] = useState(false);
  return (
    <Box width="full" maxWidth="640px" marginInline="auto">
      <title>{t(messages.pageTitle)}</title>
      {isLeft ? (
        <Stack gap="2" paddingBlock="6">
          <Heading as="h1" size="lg">
            {t(messages.left)}
          </Heading>
          <Text>{t(messages.leftText)}</Text>
        </Stack>
      ) : (
        <LinkedJob onLeft={() => setLeft(true)} />
      )}
    </Box>
  );
}

function LinkedJob({ onLeft }: { onLeft: () => void }) {
  const failureOf = useQueryFailure();
  const carOf = useJobCar();
  const { key = '' } = useParams();
  const entry = useEntry(key);
  const query = apiQuery(getGuestJob, {});
  const job = useQuery({ ...query, queryFn: entry.isSuccess ? query.queryFn : skipToken });

  // Unknown, expired, withdrawn and foreign keys end on the same page.
  const failed = entry.error ?? job.error;
  if (isApiProblem(failed) && [400, 404].includes(failed.status)) return <Navigate replace to="/guest" />;
  if (job.data)
    return (
      <Stack gap="4" paddingBlock="4">
        <Heading as="h1" size="lg" overflowWrap="anywhere">
          {carOf(job.data.row)}
        </Heading>
        <OpenedJob job={job.data} onLeft={onLeft} />
      </Stack>
    );
  if (failed) return <ErrorState {...failureOf(entry.isError ? entry : job)} />;
  return <LoadingState shape="rows" count={6} />;
}

/** Signs the shop in with the key in the address, and again whenever the session has ended. */
function useEntry(key: string) {
  const { session, state } = useSession();
  return useQuery({
    queryKey: ['partners', 'jobEntry', key, state.status === 'anonymous' ? 'anew' : 'once'],
    queryFn: async () => {
      await enterAsGuest(session, { assignment_type: 'partner_job', assignment_key: key });
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
