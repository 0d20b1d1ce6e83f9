import { useQueryFailure } from '@dosar/api-client';
import {
  EmptyState,
  ErrorState,
  FilterTabs,
  Flex,
  Grid,
  Heading,
  LoadingState,
  PageTitle,
  SplitPane,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { OfferCard } from './offer-card.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { OwnJobPane } from './own-job-pane.tsx';
import { messages } from './own-messages.ts';
import { ownJobsQuery } from './own-queries.ts';
import { OwnRows } from './own-rows.tsx';

/** The jobs of a partner for its people, and beside them the one that the address names (`?job=`, M8 R11). */
export function OwnPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [address, setAddress] = useSearchParams();
  const jobs = useQuery(ownJobsQuery());
  const chosenId = address.get('job') ?? undefined;
  const view = address.get('view') === 'calendar' ? 'calendar' : 'list';
  const addressOf = (job: string | undefined, shown: string): Record<string, string> => ({
    ...(shown === 'calendar' && { view: shown }),
    ...(job !== undefined && { job }),
  });
  return (
    <>
      <PageTitle title={t(messages.title)} />
      <SplitPane
        keepAs="dosar.own-jobs.pane"
        label={t(messages.job)}
        list={
          jobs.data ? (
            <Jobs
              jobs={jobs.data}
              chosenId={chosenId}
              view={view}
              onView={(shown) => setAddress(addressOf(chosenId, shown))}
              onChoose={(jobId) => setAddress(addressOf(jobId, view))}
            />
          ) : jobs.isError ? (
            <ErrorState title={t(messages.failed)} {...failureOf(jobs)} />
          ) : (
            <LoadingState shape="rows" count={6} />
          )
        }
        pane={
          chosenId !== undefined && (
            <OwnJobPane
              key={chosenId}
              jobId={chosenId}
              onClose={() => setAddress(addressOf(undefined, view))}
            />
          )
        }
      />
    </>
  );
}

type JobsProps = {
  jobs: Schema<'OwnJobs'>;
  chosenId: string | undefined;
  view: 'list' | 'calendar';
  onView: (view: string) => void;
  onChoose: (jobId: string) => void;
};

function Jobs({ jobs: { offers, running, ended }, chosenId, view, onView, onChoose }: JobsProps) {
  const { formatMessage: t } = useIntl();
  if (offers.length + running.length + ended.length === 0)
    return <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />;
  return (
    <Stack gap="5">
      <Text tone="muted">
        {t(messages.offersWait, { count: offers.length })}, {t(messages.inWork, { count: running.length })}
      </Text>
      {offers.length > 0 && (
        <Stack gap="2" as="section" aria-label={t(messages.offers)}>
          <Heading as="h2" size="md">
            {t(messages.offers)}
          </Heading>
          <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(22rem, 100%), 1fr))">
            {offers.map((offer) => (
              <OfferCard key={offer.partner_job_id} offer={offer} onOpen={onChoose} />
            ))}
          </Grid>
          <Text tone="muted" size="sm">
            {t(messages.offersText)}
          </Text>
        </Stack>
      )}
      <Stack gap="2" as="section" aria-label={t(messages.running)}>
        <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <Heading as="h2" size="md">
            {t(messages.running)}
          </Heading>
          <FilterTabs
            label={t(messages.view)}
            tabs={[
              { id: 'list', label: t(messages.list) },
              { id: 'calendar', label: t(messages.calendar) },
            ]}
            selected={view}
            onSelect={onView}
          />
        </Flex>
        {view === 'calendar' ? (
          <OwnCalendar jobs={running} />
        ) : running.length === 0 ? (
          <Text tone="muted">{t(messages.noneRunning)}</Text>
        ) : (
          <OwnRows label={t(messages.running)} jobs={running} chosenId={chosenId} onChoose={onChoose} />
        )}
      </Stack>
      {ended.length > 0 && view === 'list' && (
        <Stack gap="2" as="section" aria-label={t(messages.ended)}>
          <Heading as="h2" size="md">
            {t(messages.ended)}
          </Heading>
          <OwnRows label={t(messages.ended)} jobs={ended} chosenId={chosenId} onChoose={onChoose} />
        </Stack>
      )}
    </Stack>
  );
}
