import { browseOwnRoles, browsePeople, browseRoles, browseTeams } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { aProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { someRoles } from '../roles/role-samples.ts';
import { PeoplePage } from './people-page.tsx';

const idOf = (number: number) => `0a000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const person = (number: number, change: Partial<Schema<'PersonRow'>>): Schema<'PersonRow'> => ({
  user_id: idOf(number),
  username: `om.${number}`,
  full_name: `Om ${number}`,
  email: `om.${number}@demo.example`,
  role_names: ['Inspector de daune'],
  team_name: 'Daune',
  state: 'active',
  last_seen_at: '2026-03-05T07:12:00Z',
  invitation_expires_at: null,
  has_code: false,
  ...change,
});
const people = [
  person(1, { full_name: 'Ana Ionescu' }),
  person(2, {
    full_name: 'Ioana Neacșu',
    state: 'invited',
    last_seen_at: null,
    invitation_expires_at: '2026-03-11T10:00:00Z',
  }),
  person(3, { full_name: 'Irina Sava', state: 'reset', invitation_expires_at: '2026-03-09T10:00:00Z' }),
  person(4, { full_name: 'Mihai Oprea', state: 'locked' }),
  person(5, { full_name: 'Otilia Popa', state: 'deactivated', team_name: null, role_names: [] }),
];

const choices = [
  mock(browseRoles, {
    status: 200,
    body: [{ role_code: 'claims.handler', name: 'Inspector de daune', can_give: true }],
  }),
  mock(browseOwnRoles, { status: 200, body: someRoles() }),
  mock(browseTeams, {
    status: 200,
    body: { manages_all: true, teams: [], without_team: [], moves: [] },
  }),
];
const shown = (items: Schema<'PersonRow'>[]) => [
  ...choices,
  mock(browsePeople, {
    status: 200,
    body: {
      items,
      next_cursor: null,
      counts: items.map(({ state }) => ({ state, count: 1 })),
    },
  }),
];

export default {
  title: 'Account/People',
  component: PeoplePage,
  decorators: [
    (Story) => (
      <PageFrame>
        <Story />
      </PageFrame>
    ),
    inFeature({ profile: aProfile({ roles: ['org.configurator'] }) }),
  ],
} satisfies Meta<typeof PeoplePage>;

type Story = StoryObj<typeof PeoplePage>;

export const EveryState: Story = { parameters: { network: shown(people) } };

export const OnAPhone: Story = {
  parameters: { network: shown(people) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Nobody: Story = { parameters: { network: shown([]) } };

export const NotReadable: Story = {
  parameters: { network: [...choices, mock(browsePeople, () => problem(503, 'overloaded'))] },
};
