import { browseOwnRoles, browsePeople, previewRole } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { anOwnRole, aLine, someRoles } from './role-samples.ts';
import { RolesPage } from './roles-page.tsx';

const roles = someRoles([
  anOwnRole({ people_count: 12, people: ['Ana Ionescu', 'Bogdan Barbu', 'Radu Marin'] }),
  anOwnRole({
    own_role_id: '0d000000-0000-4000-8000-000000000002',
    role_code: 'own.0d000000-0000-4000-8000-000000000002',
    name: 'Product',
    description: '',
    parts: [{ role_code: 'app.configurator', name: 'Application configurator' }],
    can_change: false,
  }),
]);
const seen = mock(previewRole, { status: 200, body: [aLine({ is_open: true })] });
const crowd = mock(browsePeople, {
  status: 200,
  body: { items: [], next_cursor: null, counts: [{ state: 'active', count: 86 }] },
});
const asCalin = [inFeature({ profile: aProfile({}, people.calin), at: '/config/users?part=roles' })];

export default {
  title: 'Account/Roles',
  component: RolesPage,
  decorators: asCalin,
  parameters: { network: [mock(browseOwnRoles, { status: 200, body: roles }), seen, crowd] },
} satisfies Meta<typeof RolesPage>;

type Story = StoryObj<typeof RolesPage>;

export const Roles: Story = {};

export const RolesOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NoneOfOnesOwn: Story = {
  parameters: { network: [mock(browseOwnRoles, { status: 200, body: someRoles([]) }), crowd] },
};

export const Loading: Story = {
  parameters: {
    network: [
      mock(browseOwnRoles, async () => {
        await delay('infinite');
        return { status: 200 as const, body: roles };
      }),
      crowd,
    ],
  },
};

export const Failed: Story = {
  parameters: { network: [mock(browseOwnRoles, problem(503, 'database_unavailable')), crowd] },
};
