import { apiPages, browseJobs, useQueryFailure } from '@dosar/api-client';
import type { PageStart } from '@dosar/areas';
import { Box, Button, EmptyState, ErrorState, LoadingState, PageTabs } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { messages as areaMessages } from '../messages.ts';
import { JobCard } from './job-card.tsx';
import { messages } from './messages.ts';
import { OutgoingMessages } from './outgoing-messages.tsx';
import { ScheduleList } from './schedule-list.tsx';

type State = Schema<'JobState'>;

const states: readonly State[] = ['running', 'waiting', 'failed'];
/** Jobs come and go within seconds; somebody who watches an export wants to see it move. */
const refreshMilliseconds = 5_000;
/** The server counts no further. */
const mostCounted = 1_000;
const nothing = {
  running: messages.nothingRuns,
  waiting: messages.nothingWaits,
  failed: messages.nothingFailed,
} satisfies Record<State, object>;

const stateIn = (search: URLSearchParams): State =>
  states.find((known) => known === search.get('state')) ?? 'running';

const jobsIn = (state: State) =>
  apiPages(browseJobs, (after) => ({
    params: { query: { state, ...(after !== undefined && { after }) } },
  }));

/** Asks for the jobs that an address shows while the page is made ready. */
export function startJobs({ queryClient, request }: PageStart): Promise<void> {
  return queryClient.prefetchInfiniteQuery(jobsIn(stateIn(new URL(request.url).searchParams)));
}

/** What the product does in the background for an organisation. The address says which jobs are shown. */
export function JobsPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search] = useSearchParams();
  const state = stateIn(search);
  const jobs = useInfiniteQuery({
    ...jobsIn(state),
    refetchInterval: refreshMilliseconds,
    placeholderData: keepPreviousData,
  });

  if (jobs.isError && !jobs.data) return <ErrorState title={t(messages.notRead)} {...failureOf(jobs)} />;
  if (!jobs.data) return <LoadingState shape="rows" count={5} />;
  const [first] = jobs.data.pages;
  const shown = jobs.data.pages.flatMap((page) => page.items);
  return (
    <>
      {first && <StateTabs shown={state} counts={first.counts} />}
      {shown.length === 0 ? (
        <EmptyState kind="nothing-yet" title={t(nothing[state])} />
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          aria-label={t(areaMessages.jobs)}
          aria-busy={jobs.isPlaceholderData}
        >
          {shown.map((job) => (
            <JobCard key={job.job_id} job={job} />
          ))}
        </Box>
      )}
      {jobs.hasNextPage && (
        <Button loading={jobs.isFetchingNextPage} onClick={() => void jobs.fetchNextPage()}>
          {t(messages.more)}
        </Button>
      )}
      {first && <OutgoingMessages outgoing={first.messages} />}
      {first && <ScheduleList schedules={first.schedules} />}
    </>
  );
}

function StateTabs({ shown, counts }: { shown: State; counts: Schema<'JobPage'>['counts'] }) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  return (
    <PageTabs label={t(messages.states)}>
      {states.map((state) => {
        const count = number(counts[state]) + (counts[state] >= mostCounted ? '+' : '');
        return (
          <Link
            key={state}
            to={{ search: `?state=${state}` }}
            aria-current={state === shown ? 'page' : undefined}
          >
            {t(messages[state], { count })}
          </Link>
        );
      })}
    </PageTabs>
  );
}
