import { Box } from '@dosar/design-system';
import { aRebalancePerson, idOf, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadBars } from './load-bars.tsx';

const ana = aRebalancePerson();
const radu = aRebalancePerson({
  user_id: people.radu.userId,
  full_name: people.radu.fullName,
  is_away: true,
  can_get_work: false,
});
const teodora = aRebalancePerson({ user_id: idOf('user', 31), full_name: 'Teodora Ene' });
const long = aRebalancePerson({
  user_id: idOf('user', 32),
  full_name: 'Constantin-Alexandru Hagi-Theodoraky Brâncoveanu',
});

export default {
  title: 'Workload/Loads before and after',
  component: LoadBars,
  args: {
    count: 14,
    loads: [
      { person: ana, before: 118, after: 96, count: -9 },
      { person: radu, before: 63, after: 20, count: -5 },
      { person: teodora, before: 31, after: 74, count: 14 },
    ],
  },
} satisfies Meta<typeof LoadBars>;

type Story = StoryObj<typeof LoadBars>;

export const TheHighestFalls: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NothingMoves: Story = {
  args: { count: 0, loads: [{ person: ana, before: 40, after: 40, count: 0 }] },
};

export const TheHighestStays: Story = {
  args: {
    count: 1,
    loads: [
      { person: ana, before: 118, after: 118, count: 0 },
      { person: radu, before: 20, after: 16, count: -1 },
      { person: teodora, before: 31, after: 35, count: 1 },
    ],
  },
};

export const FarAboveWhatCanBeCarried: Story = {
  render: (args) => (
    <Box maxWidth="32rem">
      <LoadBars {...args} />
    </Box>
  ),
  args: {
    count: 60,
    loads: [
      { person: long, before: 480, after: 210, count: -60 },
      { person: teodora, before: 0, after: 99, count: 60 },
    ],
  },
};
