import { browseJobs } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import {
  aJob,
  aJobPage,
  aProfile,
  hoursAgo,
  idOf,
  inFeature,
  people,
  someOutgoing,
} from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { JobsPage } from './jobs-page.tsx';

const jobs = [
  aJob({
    job_id: idOf('other', 2),
    title: 'Exportul unei liste',
    state: 'running',
    started_at: hoursAgo(0),
    tries: 1,
    reason: null,
    detail: null,
    progress: { done: 18_500, total: 50_000 },
  }),
  aJob({
    job_id: idOf('other', 3),
    title: 'Trimiterea unui mesaj',
    state: 'waiting',
    started_at: hoursAgo(0),
    next_try_at: hoursAgo(-0.1),
    tries: 2,
  }),
  aJob({
    job_id: idOf('other', 4),
    title: 'Pregătirea unei fotografii',
    state: 'failed',
    reason: 'interrupted',
    detail: 'job heartbeat timeout',
    tries: 7,
  }),
  aJob({ title: 'Trimiterea unui mesaj' }),
];
const messages = [
  someOutgoing({
    waiting: 214,
    waiting_since: hoursAgo(2),
    reason: 'connect ECONNREFUSED 10.0.4.25:587',
    failed: 1,
    last_sent_at: hoursAgo(2.1),
  }),
  someOutgoing({ kind: 'sms' }),
  someOutgoing({ kind: 'push', last_sent_at: null }),
];
const shows = (state: 'running' | 'waiting' | 'failed') =>
  mock(browseJobs, () => ({
    status: 200,
    body: { ...aJobPage(jobs, { messages }), items: jobs.filter((job) => job.state === state) },
  }));

const asCalin = (at = '/config/jobs') => [inFeature({ profile: aProfile({}, people.calin), at })];

export default {
  title: 'Config/Background jobs',
  component: JobsPage,
  parameters: { network: [shows('running')] },
} satisfies Meta<typeof JobsPage>;

type Story = StoryObj<typeof JobsPage>;

export const Running: Story = { decorators: asCalin() };

export const RunningOnAPhone: Story = {
  decorators: asCalin(),
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Waiting: Story = {
  decorators: asCalin('/config/jobs?state=waiting'),
  parameters: { network: [shows('waiting')] },
};

export const Failed: Story = {
  decorators: asCalin('/config/jobs?state=failed'),
  parameters: { network: [shows('failed')] },
};

export const FailedOnAPhone: Story = {
  ...Failed,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Nothing: Story = {
  decorators: asCalin(),
  parameters: { network: [mock(browseJobs, { status: 200, body: aJobPage([]) })] },
};

export const Loading: Story = {
  decorators: asCalin(),
  parameters: {
    network: [
      mock(browseJobs, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const NotReadable: Story = {
  decorators: asCalin(),
  parameters: { network: [mock(browseJobs, problem(503, 'database_unavailable'))] },
};
