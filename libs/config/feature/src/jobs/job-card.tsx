import { cancelJob, queriesOf, retryJob, apiMutation, useProblemText } from '@dosar/api-client';
import {
  Box,
  Button,
  ConfirmDialog,
  Flex,
  Heading,
  notify,
  ProgressBar,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Job = Schema<'Job'>;

const reasons = {
  interrupted: messages.interrupted,
  took_too_long: messages.tookTooLong,
  error: messages.error,
} satisfies Record<Schema<'JobFailure'>, object>;

/** One job: what it does, where it stands, why it failed, and what can be done about it. */
export function JobCard({ job }: { job: Job }) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const standing = useStanding(job);
  return (
    <Flex
      as="li"
      gap="3"
      paddingBlock="3"
      borderTopWidth="1px"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="flex-start"
    >
      <Stack gap="1" flex="1 1 16rem" minWidth="0">
        <Heading size="md">{job.title}</Heading>
        <Text tone="muted">{standing}</Text>
        {job.reason && (
          <Text tone={job.state === 'failed' ? 'danger' : 'normal'}>{t(reasons[job.reason])}</Text>
        )}
        {job.reason === 'error' && job.detail && (
          <Box color="textMuted" fontSize="sm" overflowWrap="anywhere">
            {t(messages.detail, { detail: job.detail })}
          </Box>
        )}
        {job.progress && job.progress.total > 0 && (
          <Box maxWidth="24rem">
            <ProgressBar label={job.title} share={job.progress.done / job.progress.total} />
            <Text tone="muted" size="sm" numeric>
              {t(messages.progress, { done: number(job.progress.done), total: number(job.progress.total) })}
            </Text>
          </Box>
        )}
      </Stack>
      {job.state === 'failed' ? <RetryButton job={job} /> : <CancelButton job={job} />}
    </Flex>
  );
}

function useStanding(job: Job): string {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { tries, created_at: createdAt } = job;
  if (job.state === 'failed') return t(messages.ended, { time: dateTime(job.ended_at ?? createdAt), tries });
  if (job.state === 'running')
    return t(messages.started, { time: dateTime(job.started_at ?? createdAt), tries });
  if (job.next_try_at) return t(messages.nextTry, { time: dateTime(job.next_try_at), tries });
  return t(messages.queued, { time: dateTime(createdAt) });
}

function RetryButton({ job }: { job: Job }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const retry = useMutation({
    ...apiMutation(retryJob),
    onSuccess: () => notify.success(t(messages.retried)),
    onError: (error) => notify.warning(problemText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('config')),
  });
  return (
    <Button
      icon="refresh"
      loading={retry.isPending}
      onClick={() => retry.mutate({ params: { path: { job_id: job.job_id } } })}
    >
      {t(messages.retry)}
    </Button>
  );
}

function CancelButton({ job }: { job: Job }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useMutation({
    ...apiMutation(cancelJob),
    onSuccess: () => notify.success(t(messages.cancelled)),
    onError: (error) => notify.warning(problemText(error)),
    async onSettled() {
      setIsAsking(false);
      await queryClient.invalidateQueries(queriesOf('config'));
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t(messages.cancel)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(messages.cancelTitle)}
        confirmLabel={t(messages.cancelConfirm)}
        danger
        loading={cancel.isPending}
        onConfirm={() => cancel.mutate({ params: { path: { job_id: job.job_id } } })}
        onCancel={() => setIsAsking(false)}
      >
        {t(messages.cancelText, { title: job.title })}
      </ConfirmDialog>
    </>
  );
}
