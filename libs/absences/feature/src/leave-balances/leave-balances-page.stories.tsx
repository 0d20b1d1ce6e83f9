import { browseBalances } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aPersonBalance, aProfile, idOf, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { LeaveBalancesPage } from './leave-balances-page.tsx';

const reading = (...rows: Schema<'PersonBalance'>[]) => ({
  parameters: { network: [mock(browseBalances, { status: 200, body: { year: 2026, people: rows } })] },
});
const fifty = Array.from({ length: 50 }, (_, number) =>
  aPersonBalance(
    { left: 39 - number, would_carry: Math.max(0, 39 - number) },
    {
      ...people.ana,
      userId: idOf('user', 200 + number),
      fullName: `Coleg ${number + 1} Constantinescu-Brâncoveanu`,
    },
  ),
);

export default {
  title: 'Absences/Leave balances',
  component: LeaveBalancesPage,
  decorators: [
    inFeature({ profile: aProfile({}, people.maria), at: '/manager-area/leave-balances?year=2026' }),
  ],
} satisfies Meta<typeof LeaveBalancesPage>;

type Story = StoryObj<typeof LeaveBalancesPage>;

export const Nobody: Story = reading();
export const One: Story = reading(aPersonBalance());
export const Many: Story = reading(...fifty);
export const OnAPhone: Story = {
  ...reading(aPersonBalance(), aPersonBalance({ left: -1, would_carry: 0 }, people.radu)),
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Loading: Story = {
  parameters: {
    network: [
      mock(browseBalances, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const Failed: Story = {
  parameters: { network: [mock(browseBalances, problem(503, 'database_unavailable'))] },
};
