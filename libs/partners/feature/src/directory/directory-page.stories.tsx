import {
  browsePartnerDirectory,
  browseVehicleBrands,
  browseVehicleCategories,
  getPartner,
  getPartnerAccount,
  getPartnerPeople,
  getPartnerScore,
  browseOpenJobsOfPartner,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aDirectory,
  aPartner,
  aPartnerRow,
  aSuspendedPartner,
  partnerId,
  someAccounts,
} from '../testing/directory-samples.ts';
import { aScore, noPeople } from '../testing/score-samples.ts';
import { DirectoryPage } from './directory-page.tsx';

const rows = [
  aPartnerRow(),
  aPartnerRow({
    partner_id: partnerId(2),
    name: 'Societatea de Tractări și Asistență Rutieră a Județelor de Sud-Est',
    kind: 'towing',
    cui: '31557819',
    served_county_codes: ['B', 'IF', 'GR', 'CL', 'IL', 'CT', 'TL', 'BR', 'GL'],
    capacity_per_week: null,
    contract_until: '2027-06-15',
    next_end: { title: 'Asigurare profesională', ends_on: '2026-11-20', days_left: -3 },
  }),
  aPartnerRow({
    partner_id: partnerId(3),
    name: 'Service Prahova',
    locality: 'Ploiești',
    cui: null,
    contract_until: null,
    next_end: null,
    is_active: false,
  }),
];
const shows = mock(browsePartnerDirectory, { status: 200, body: aDirectory(rows) });
const opens = mock(getPartner, { status: 200, body: aPartner() });
const around = [
  mock(getPartnerScore, { status: 200, body: aScore }),
  mock(getPartnerPeople, { status: 200, body: noPeople }),
  mock(browseOpenJobsOfPartner, { status: 200, body: { jobs: [] } }),
];
const paid = mock(getPartnerAccount, { status: 200, body: someAccounts() });
const names = [
  mock(browseVehicleBrands, { status: 200, body: [{ code: 'dacia', name: 'Dacia' }] }),
  mock(browseVehicleCategories, { status: 200, body: [{ code: 'car', name: 'Autoturism' }] }),
];
const at = (address: string) =>
  inFeature({ profile: aProfile({}, people.calin), at: address, path: '/config/partners' });

export default {
  title: 'Partners/Directory',
  component: DirectoryPage,
  decorators: [
    (Story) => (
      <PageFrame>
        <Story />
      </PageFrame>
    ),
  ],
  parameters: { network: [shows, opens, ...around, paid, ...names] },
} satisfies Meta<typeof DirectoryPage>;

type Story = StoryObj<typeof DirectoryPage>;

export const List: Story = { decorators: [at('/config/partners')] };

export const Opened: Story = { decorators: [at(`/config/partners?partner=${partnerId(1)}`)] };

export const OpenedOnAPhone: Story = {
  ...Opened,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Suspended: Story = {
  ...Opened,
  parameters: {
    network: [shows, mock(getPartner, { status: 200, body: aSuspendedPartner() }), ...around, paid, ...names],
  },
};

export const NoneYet: Story = {
  ...List,
  parameters: {
    network: [mock(browsePartnerDirectory, { status: 200, body: aDirectory([]) }), ...around, paid, ...names],
  },
};

export const NotReadable: Story = {
  ...Opened,
  parameters: {
    network: [
      mock(browsePartnerDirectory, problem(503, 'database_unavailable')),
      mock(getPartner, problem(404, 'not_found')),
      ...names,
    ],
  },
};
