import {
  browseCustomerDocuments,
  browseSpecialCustomers,
  getPacks,
  getSpecialCustomer,
  getSpecialRules,
  testMatch,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aCustomer,
  aRow,
  someDocuments,
  somePacks,
  someRules,
  specialId,
} from '../testing/special-samples.ts';
import { SpecialPage } from './special-page.tsx';

const rows = [
  aRow(),
  aRow({
    special_customer_id: specialId(2),
    name: 'Banca Țării Leasing IFN și Societatea de Administrare a Parcului',
    kind: 'leasing',
    level: 'B',
    valid_until: null,
    plate_count: 12_480,
    file_count: 61,
  }),
  aRow({
    special_customer_id: specialId(3),
    name: 'Spitalul Județean Sibiu',
    kind: 'other',
    level: 'C',
    is_active: false,
    plate_count: 12,
    file_count: 0,
  }),
];
const shows = mock(browseSpecialCustomers, { status: 200, body: { items: rows, next_cursor: null } });
const opens = mock(getSpecialCustomer, { status: 200, body: aCustomer() });
const ruled = mock(getSpecialRules, { status: 200, body: someRules() });
const packs = mock(getPacks, { status: 200, body: somePacks() });
const documents = mock(browseCustomerDocuments, { status: 200, body: someDocuments });
const nobody = mock(testMatch, {
  status: 200,
  body: { customers: [], rules: [], unmatched: ['plate'], invalid: [] },
});

export default {
  title: 'Partners/Special customers',
  component: SpecialPage,
  decorators: [
    (Story) => (
      <PageFrame>
        <Story />
      </PageFrame>
    ),
    inFeature({
      profile: aProfile({}, people.calin),
      at: `/special-customers/${specialId(1)}`,
      path: '/special-customers/:customerId',
    }),
  ],
  parameters: { network: [shows, opens, ruled, nobody, packs, documents] },
} satisfies Meta<typeof SpecialPage>;

type Story = StoryObj<typeof SpecialPage>;

export const Opened: Story = {};

export const OpenedOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NoneYet: Story = {
  parameters: {
    network: [
      mock(browseSpecialCustomers, { status: 200, body: { items: [], next_cursor: null } }),
      opens,
      ruled,
      nobody,
      packs,
      documents,
    ],
  },
};

export const NotReadable: Story = {
  parameters: {
    network: [
      mock(browseSpecialCustomers, problem(503, 'database_unavailable')),
      mock(getSpecialCustomer, problem(404, 'not_found')),
      mock(getSpecialRules, problem(503, 'database_unavailable')),
      nobody,
    ],
  },
};
