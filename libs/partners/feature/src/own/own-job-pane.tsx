import { isApiProblem, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  IconButton,
  LoadingState,
  Stack,
} from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { OpenedJob } from './opened-job.tsx';
import { messages } from './own-messages.ts';
import { ownJobQuery } from './own-queries.ts';
import { useJobCar } from './use-job-car.ts';

/** One job beside the list, or in its place on a phone. */
export function OwnJobPane({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const carOf = useJobCar();
  const found = useQuery(ownJobQuery(jobId));
  const isGone = isApiProblem(found.error, 'not_found');
  return (
    <Stack gap="4" padding="4">
      <Flex gap="2" alignItems="flex-start" justifyContent="space-between">
        {found.data && !isGone ? (
          <Heading as="h2" size="lg" overflowWrap="anywhere">
            {carOf(found.data.row)}
          </Heading>
        ) : (
          <Box />
        )}
        <IconButton icon="close" label={t(messages.closeJob)} onClick={onClose} />
      </Flex>
      {isGone ? (
        <EmptyState kind="no-match" title={t(messages.gone)} description={t(messages.goneText)} />
      ) : found.data ? (
        <OpenedJob job={found.data} onLeft={onClose} />
      ) : found.isError ? (
        <ErrorState {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={6} />
      )}
    </Stack>
  );
}
