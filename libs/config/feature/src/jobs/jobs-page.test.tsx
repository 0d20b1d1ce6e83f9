import { browseJobs, cancelJob, retryJob } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import {
  aJob,
  aJobPage,
  aProfile,
  idOf,
  people,
  renderFeature,
  server,
  someOutgoing,
  hoursAgo,
} from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobsPage } from './jobs-page.tsx';

/** A server with these jobs; what is asked of them changes them. */
function has(...jobs: Schema<'Job'>[]) {
  const state = { jobs };
  const without = (id: string) => state.jobs.filter(({ job_id }) => job_id !== id);
  server.use(
    mock(browseJobs, ({ query }) => ({
      status: 200,
      body: {
        ...aJobPage(state.jobs),
        items: state.jobs.filter((job) => job.state === query.get('state')),
      },
    })),
    mock(retryJob, ({ path }) => {
      const job = state.jobs.find(({ job_id }) => job_id === path.job_id);
      if (!job) return problem(404, 'not_found');
      state.jobs = [...without(job.job_id), { ...job, state: 'waiting' }];
      return { status: 200 as const, body: { success: true } };
    }),
    mock(cancelJob, ({ path }) => {
      state.jobs = without(path.job_id);
      return { status: 200 as const, body: { success: true } };
    }),
  );
  return state;
}

const open = () => renderFeature(<JobsPage />, { profile: aProfile({}, people.calin) });
const tab = (name: string) => screen.findByRole('link', { name });
const anExport = aJob({
  job_id: idOf('other', 2),
  title: 'Exporting a list',
  state: 'running',
  tries: 1,
  reason: null,
  detail: null,
  progress: { done: 500, total: 2000 },
});

test('a running job says how far it is', async () => {
  has(anExport);
  open();
  expect(await screen.findByRole('progressbar', { name: 'Exporting a list' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(screen.getByText('500 of 2,000')).toBeVisible();
});

test('a failed job says why in plain words, and is in the queue again when somebody asks for it', async () => {
  has(aJob());
  const { user } = open();
  await user.click(await tab('Failed (1)'));
  expect(await screen.findByText('It ran into an error.')).toBeVisible();
  expect(screen.getByText('Details: The mail server answered 451.')).toBeVisible();
  expect(screen.getByText(/after 10 attempts$/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await tab('Waiting (1)')).toBeVisible();
  expect(await screen.findByText('Nothing has failed')).toBeVisible();
});

test('a job is cancelled only after somebody has confirmed it', async () => {
  const state = has(anExport);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(state.jobs).toHaveLength(1);
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the job' }));
  await waitFor(() => expect(state.jobs).toHaveLength(0));
  expect(await screen.findByText('Nothing is running right now')).toBeVisible();
});

test('outgoing messages say how many of each kind wait, since when and why, and when one last left', async () => {
  server.use(
    mock(browseJobs, {
      status: 200,
      body: aJobPage([], {
        messages: [
          someOutgoing({
            waiting: 1000,
            waiting_since: hoursAgo(2),
            reason: 'connect ECONNREFUSED',
            failed: 1,
          }),
          someOutgoing({ kind: 'sms', last_sent_at: null }),
        ],
      }),
    }),
  );
  open();
  const list = await screen.findByRole('list', { name: 'Outgoing messages' });
  const [mail, sms] = within(list).getAllByRole('listitem');
  expect(mail?.textContent).toMatch(
    /^E-mail1,000\+ are waiting, the oldest since .*Details: connect ECONNREFUSEDOne was given upLast sent /,
  );
  expect(sms).toHaveTextContent('SMSNone is waitingNone sent recently');
});

test('regular jobs are listed with their last and next run', async () => {
  has();
  open();
  const list = await screen.findByRole('list', { name: 'Regular jobs' });
  expect(within(list).getByText('Nightly check of the lists')).toBeVisible();
  expect(within(list).getByText(/^Next run .* · Last run /)).toBeVisible();
});

test('jobs that could not be read can be asked for again', async () => {
  server.use(mock(browseJobs, problem(503, 'database_unavailable')));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  has(anExport);
  await user.click(again);
  expect(await screen.findByText('Exporting a list')).toBeVisible();
});
