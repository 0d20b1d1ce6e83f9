import { getPerson } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import {
  anIdleMember,
  aPersonWork,
  aProfile,
  aTeamMember,
  daysAhead,
  inFeature,
  people,
} from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { PersonPage } from './person-page.tsx';

const showing = (change: Partial<Schema<'PersonWork'>> = {}) => ({
  network: [mock(getPerson, { status: 200, body: aPersonWork(change) })],
});
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export default {
  title: 'Workload/Person',
  component: PersonPage,
  parameters: showing(),
} satisfies Meta<typeof PersonPage>;

type Story = StoryObj<typeof PersonPage>;

const asManager = {
  decorators: [
    inFeature({
      profile: aProfile({}, people.maria),
      path: '/manager-area/person/:userId',
      at: `/manager-area/person/${people.ana.userId}`,
    }),
  ],
};

export const SeenByTheManager: Story = asManager;
export const OnAPhone: Story = { ...asManager, globals: onAPhone };
export const TheOwnPage: Story = {
  decorators: [inFeature({ profile: aProfile({}, people.ana), at: '/user/work' })],
  parameters: showing({ is_own: true, may_edit: false }),
};
export const AwayWithTooMuch: Story = {
  ...asManager,
  parameters: showing({
    member: aTeamMember({
      load_points: 240,
      away: { date_from: daysAhead(-1), date_to: daysAhead(4), is_now: true, deputy_name: null },
    }),
    absences: [
      { begins_at: `${daysAhead(-1)}T22:00:00Z`, ends_at: `${daysAhead(4)}T22:00:00Z`, is_now: true },
    ],
  }),
};
export const WithoutWork: Story = {
  ...asManager,
  parameters: showing({
    member: anIdleMember(),
    weeks: [{ week_start: daysAhead(-3), received: 0, done: 0 }],
    statuses: [],
    back_moves: 0,
    untouched: 0,
    next_work: [],
    visits: [],
    absences: [],
  }),
};
export const OfAnotherTeam: Story = {
  ...asManager,
  parameters: { network: [mock(getPerson, problem(404, 'not_found'))] },
};
export const Loading: Story = {
  ...asManager,
  parameters: {
    network: [
      mock(getPerson, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const Failed: Story = {
  ...asManager,
  parameters: { network: [mock(getPerson, problem(503, 'database_unavailable'))] },
};
