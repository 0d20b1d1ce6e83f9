import { browseLegalRisk, getTeam } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import {
  aProfile,
  aTeam,
  aTeamMember,
  anIdleMember,
  daysAhead,
  idOf,
  inFeature,
  people,
} from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { TeamPage } from './team-page.tsx';

const onAPhone = { viewport: { value: 'phone', isRotated: false } };
const risk = mock(browseLegalRisk, {
  status: 200,
  body: {
    today: daysAhead(0),
    missed: [],
    near: [],
    missed_count: 0,
    near_count: 0,
    penalty_bani: 0,
    penalty_per_day_bani: 0,
    near_per_day_bani: 0,
    causes: [],
  },
});
const showing = (team: Schema<'Team'>) => ({ network: [mock(getTeam, { status: 200, body: team }), risk] });

export default {
  title: 'Workload/Team',
  component: TeamPage,
  parameters: showing(aTeam()),
} satisfies Meta<typeof TeamPage>;

type Story = StoryObj<typeof TeamPage>;

const at = (search: string) => ({
  decorators: [inFeature({ profile: aProfile({}, people.maria), at: `/${search}` })],
});
const usual = at('');

export const OneIsAwayAndOneHasTooMuch: Story = usual;
export const OnAPhone: Story = { ...usual, globals: onAPhone };

/** Every state that a row can be in. */
const states = [
  aTeamMember({
    user_id: idOf('user', 21),
    full_name: 'Încărcată Peste Măsură',
    load_points: 260,
    overdue: 31,
  }),
  aTeamMember({ user_id: idOf('user', 22), full_name: 'La Limită', load_points: 100 }),
  aTeamMember({
    user_id: idOf('user', 23),
    full_name: 'Pleacă Mâine',
    away: { date_from: daysAhead(1), date_to: daysAhead(8), is_now: false, deputy_name: null },
  }),
  aTeamMember({
    user_id: idOf('user', 24),
    full_name: 'Lipsește Fără Înlocuitor',
    away: { date_from: daysAhead(-1), date_to: daysAhead(2), is_now: true, deputy_name: null },
  }),
  aTeamMember({ user_id: idOf('user', 25), full_name: 'A Plecat Din Firmă', is_active: false }),
  aTeamMember({ user_id: idOf('user', 26), full_name: 'Cu Vizite', visits_7_days: 17, received_7_days: 3 }),
  anIdleMember({ user_id: idOf('user', 27), full_name: 'Abia Sosită' }),
];

export const EveryStateOfARow: Story = { ...usual, parameters: showing(aTeam(states)) };
export const EveryStateOnAPhone: Story = { ...usual, parameters: showing(aTeam(states)), globals: onAPhone };
export const OnePersonOpen: Story = at(`?person=${people.ana.userId}`);
export const Nobody: Story = { ...usual, parameters: showing(aTeam([])) };
export const Loading: Story = {
  ...usual,
  parameters: {
    network: [
      mock(getTeam, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const Failed: Story = {
  ...usual,
  parameters: { network: [mock(getTeam, problem(503, 'database_unavailable'))] },
};
