import type { Schema } from '@dosar/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { RemovalDialog } from './removal-dialog.tsx';

const people: Schema<'SettingUse'> = {
  use: 'people',
  name: 'People in the team',
  count: 14,
  effect: 'moves',
  examples: ['Ana Ionescu', 'Elena Rusu', 'Maria Stan', 'Radu Marin', 'Sorin Matei'].map((label) => ({
    label,
    address: null,
  })),
};
const work: Schema<'SettingUse'> = {
  use: 'waiting_work',
  name: 'Work that waits in these queues',
  count: 1204,
  effect: 'stays',
  examples: [
    { label: 'DM26R104512', address: '/workflow/getById/DM26R104512/1' },
    { label: 'DM26R104513', address: '/workflow/getById/DM26R104513/2' },
  ],
};
const targets = [
  { id: '1', label: 'Large claims' },
  { id: '2', label: 'Inspections' },
];
const known = (data: Schema<'SettingUsage'>) => ({ data, isError: false, refetch: async () => undefined });

export default {
  title: 'Areas/Removal of a setting',
  component: RemovalDialog,
  decorators: [
    (Dialog) => (
      <MemoryRouter>
        <Dialog />
      </MemoryRouter>
    ),
  ],
  args: {
    title: 'Close the team Claims?',
    confirmLabel: 'Close the team',
    usage: known({ uses: [people, work], targets }),
    loading: false,
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof RemovalDialog>;

type Story = StoryObj<typeof RemovalDialog>;

export const UsesThatMove: Story = {};

export const UsesThatMoveOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NothingUsesIt: Story = { args: { usage: known({ uses: [], targets: [] }) } };

export const Blocked: Story = {
  args: { usage: known({ uses: [{ ...people, effect: 'blocks' }], targets: [] }) },
};

export const Reading: Story = {
  args: { usage: { data: undefined, isError: false, refetch: async () => undefined } },
};

export const CannotBeRead: Story = {
  args: { usage: { data: undefined, isError: true, refetch: async () => undefined } },
};

export const Refused: Story = {
  args: { failure: 'Something still uses it. Choose where that moves, then try again.' },
};
