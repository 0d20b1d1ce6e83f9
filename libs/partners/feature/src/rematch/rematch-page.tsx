import { api, dataOf, queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Link,
  LoadingState,
  PageTitle,
  ProgressBar,
  Stack,
  Text,
  notify,
} from '@dosar/design-system';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages as special } from '../special/special-messages.ts';
import { useCustomerRefusal } from '../special/use-customer-refusal.ts';
import { Differences } from './differences.tsx';
import { messages } from './rematch-messages.ts';
import { isRunning, rematchQuery } from './rematch-queries.ts';

const often = 1_000;

/** The open files, compared with the special customers of today: what would change, looked at before it is applied. */
export function RematchPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery({
    ...rematchQuery,
    refetchInterval: ({ state: { data } }) => (isRunning(data?.rematch) ? often : false),
  });
  const rematch = found.data?.rematch;
  return (
    <>
      <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
        <RouterLink to="/special-customers">
          <Icon name="chevron_left" /> {t(special.back)}
        </RouterLink>
      </Link>
      <PageTitle title={t(messages.title)} actions={rematch && <StartButton rematch={rematch} />} />
      <Stack gap="4">
        <Text tone="muted">{t(messages.about)}</Text>
        {rematch ? (
          <Check key={rematch.special_rematch_id} rematch={rematch} />
        ) : rematch === null ? (
          <EmptyState
            kind="nothing-yet"
            title={t(messages.never)}
            description={t(messages.neverText)}
            action={<StartButton rematch={null} />}
          />
        ) : found.isError ? (
          <ErrorState title={t(messages.notRead)} {...failureOf(found)} />
        ) : (
          <LoadingState shape="rows" count={6} />
        )}
      </Stack>
    </>
  );
}

function StartButton({ rematch }: { rematch: Schema<'Rematch'> | null }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useCustomerRefusal();
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: () => dataOf(api.POST('/api/specialCustomer/startRematch')),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  return (
    <Button
      variant={rematch === null || rematch.is_outdated ? 'primary' : undefined}
      icon="refresh"
      disabled={isRunning(rematch)}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      {t(rematch === null ? messages.start : messages.again)}
    </Button>
  );
}

function Check({ rematch }: { rematch: Schema<'Rematch'> }) {
  const { formatMessage: t } = useIntl();
  const { state, file_count: total, compared_count: compared, started_by: person } = rematch;
  const settled = rematch.applied_count + rematch.skipped_count;
  const differences = rematch.gain_count + rematch.loss_count + rematch.change_count;
  if (state === 'comparing')
    return <Progress label={messages.comparing} done={compared} total={Math.max(total, compared)} />;
  return (
    <Stack gap="4">
      {state === 'failed' && <Banner tone="danger">{t(messages.failed)}</Banner>}
      {rematch.is_outdated && <Banner tone="warning">{t(messages.outdated)}</Banner>}
      {state === 'applying' && (
        <Progress label={messages.applying} done={settled} total={settled + rematch.chosen_count} />
      )}
      <Text tone="muted" size="sm">
        {t(messages.checkedAt, {
          count: compared,
          moment: formatInstant(new Date(rematch.finished_at ?? rematch.started_at)),
          person: person ?? '',
        })}
      </Text>
      {differences > 0 ? (
        <Differences rematch={rematch} />
      ) : (
        state === 'ready' && <EmptyState kind="nothing-yet" title={t(messages.same)} />
      )}
    </Stack>
  );
}

type ProgressProps = {
  label: typeof messages.comparing | typeof messages.applying;
  done: number;
  total: number;
};

function Progress({ label, done, total }: ProgressProps) {
  const { formatMessage: t } = useIntl();
  const words = t(label, { done, total });
  return (
    <Stack gap="1">
      <Text>{words}</Text>
      <ProgressBar label={words} share={total === 0 ? 0 : done / total} />
      <Text tone="muted" size="sm">
        {t(messages.leave)}
      </Text>
    </Stack>
  );
}
