import { browseOwnJobs, getOwnJob } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOffer, anOwnJob, anOwnRow, jobId } from '../testing/own-samples.ts';
import { OwnPage } from './own-page.tsx';

const jobs = {
  offers: [
    anOffer(),
    anOffer({
      partner_job_id: jobId(3),
      plate: 'IL 20 CSA',
      vehicle: 'Ford Transit Custom cu suprastructură frigorifică 2022',
      damage: 'Bară față, radiator, traversă, capotă, aripă stânga-față, far stânga, proiector ceață',
    }),
  ],
  running: [
    anOwnRow(),
    anOwnRow({
      partner_job_id: jobId(4),
      state: 'waiting_parts',
      plate: 'IF 12 RDA',
      vehicle: 'VW Golf',
      parts_until: '2026-03-12',
    }),
    anOwnRow({
      partner_job_id: jobId(5),
      state: 'invoiced',
      is_our_turn: false,
      plate: 'AG 78 ZYD',
      vehicle: 'Dacia Sandero',
      amount_bani: 289_015,
    }),
  ],
  ended: [anOwnRow({ partner_job_id: jobId(6), state: 'paid', is_our_turn: false, plate: 'B 413 NSL' })],
};
const shows = mock(browseOwnJobs, { status: 200, body: jobs });
const opens = mock(getOwnJob, { status: 200, body: anOwnJob() });
const at = (address: string) =>
  inFeature({
    profile: aProfile({ roles: ['partner.user'], org_type: 'partner', is_external: true }, people.calin),
    at: address,
    path: '/partner',
  });

export default {
  title: 'Partners/Own jobs',
  component: OwnPage,
  decorators: [
    (Story) => (
      <PageFrame>
        <Story />
      </PageFrame>
    ),
  ],
  parameters: { network: [shows, opens] },
} satisfies Meta<typeof OwnPage>;

type Story = StoryObj<typeof OwnPage>;

const onAPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const List: Story = { decorators: [at('/partner')] };

export const ListOnAPhone: Story = { ...List, ...onAPhone };

export const ByDay: Story = { decorators: [at('/partner?view=calendar')] };

export const Opened: Story = { decorators: [at(`/partner?job=${jobId(1)}`)] };

export const OpenedOnAPhone: Story = { ...Opened, ...onAPhone };

export const Invoiced: Story = {
  ...Opened,
  parameters: {
    network: [
      shows,
      mock(getOwnJob, {
        status: 200,
        body: anOwnJob({
          row: anOwnRow({ state: 'invoiced', is_our_turn: false }),
          acts: [],
          invoice: {
            number: 'ARP 2214',
            dated_on: '2026-03-09',
            total_bani: 686_700,
            partner_job_file_id: jobId(9),
            return_reason: null,
            pay_until: '2026-03-20T16:00:00Z',
            paid_at: null,
            line_differences: [],
          },
        }),
      }),
    ],
  },
};

export const NoneYet: Story = {
  ...List,
  parameters: {
    network: [mock(browseOwnJobs, { status: 200, body: { offers: [], running: [], ended: [] } })],
  },
};

export const NotReadable: Story = {
  ...Opened,
  parameters: {
    network: [
      mock(browseOwnJobs, problem(503, 'database_unavailable')),
      mock(getOwnJob, problem(404, 'not_found')),
    ],
  },
};
