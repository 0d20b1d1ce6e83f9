import { browseDocuments, browseJobsOfFile, proposePartners } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aJob, aSentJob, jobId, someProposals } from '../testing/job-samples.ts';
import { JobsSection } from './jobs-section.tsx';

const shows = (jobs: ReturnType<typeof aJob>[]) => [
  mock(browseJobsOfFile, {
    status: 200,
    body: { can_make: true, default_damage: 'Bară față', default_on_silence: 'next', jobs },
  }),
  mock(proposePartners, { status: 200, body: someProposals() }),
  mock(browseDocuments, { status: 200, body: { items: [], next_cursor: null, total: 0, missing: [] } }),
];

export default {
  title: 'Partners/Jobs of a claim file',
  component: JobsSection,
  args: { assignmentId: '0a000000-0000-4000-8000-000000000001' },
  decorators: [inFeature({ profile: aProfile({}, people.ana), at: '/file', path: '/file' })],
} satisfies Meta<typeof JobsSection>;

type Story = StoryObj<typeof JobsSection>;

/** An invoice to look at, an offer without an answer in time, and towing that is on its way. */
export const Several: Story = {
  parameters: {
    network: shows([
      aJob(),
      aSentJob({ is_late: true }),
      aSentJob({
        partner_job_id: jobId(3),
        kind: 'towing',
        state: 'in_work',
        acts: ['wait_for_parts', 'finish', 'cancel'],
      }),
    ]),
  },
};

export const OnAPhone: Story = {
  ...Several,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Empty: Story = { parameters: { network: shows([]) } };

export const NotReadable: Story = {
  parameters: { network: [mock(browseJobsOfFile, problem(503, 'database_unavailable'))] },
};
