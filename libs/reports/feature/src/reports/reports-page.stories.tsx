import { browseOwnReports, browsePolicyTypes, browseReportFigures } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, inFeature, people, someOwnReports, someReportFigures } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { userEvent, within } from 'storybook/test';
import { ReportsPage } from './reports-page.tsx';

const kept = [
  mock(browseOwnReports, { status: 200, body: someOwnReports() }),
  mock(browsePolicyTypes, { status: 200, body: [] }),
];
const shows = (figures = someReportFigures()) => [
  mock(browseReportFigures, { status: 200, body: figures }),
  ...kept,
];

export default {
  title: 'Reports/All reports',
  component: ReportsPage,
  decorators: [inFeature({ profile: aProfile({}, people.maria), at: '/reports' })],
  parameters: { network: shows() },
} satisfies Meta<typeof ReportsPage>;

type Story = StoryObj<typeof ReportsPage>;
type Play = NonNullable<Story['play']>;

const press =
  (name: RegExp): Play =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const ByCategory: Story = {};

export const ByCategoryOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const OneCategory: Story = { play: press(/^Flux și durată/) };

export const Favourites: Story = { play: press(/^(Favorite|Favourites) \d/) };

export const NoRight: Story = { parameters: { network: shows({ ...someReportFigures(), reports: [] }) } };

export const Loading: Story = {
  parameters: {
    network: [
      mock(browseReportFigures, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
      ...kept,
    ],
  },
};

export const NotReadable: Story = {
  parameters: { network: [mock(browseReportFigures, problem(503, 'database_unavailable')), ...kept] },
};
