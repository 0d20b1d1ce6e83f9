import { browseItemHistory } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ItemHistory } from './item-history.tsx';

const id = (end: number) => `0190b6a0-0000-7000-8000-00000000b00${end}`;
const row: Schema<'ItemHistoryRow'> = {
  claim_file_no: 'DM25C0000412',
  assignment_id: id(3),
  assignment_type_name: 'Constatare',
  status_name: 'Închisă',
  status_color: '#2e7d32',
  system_time: '2025-03-14T10:00:00.000Z',
  rep_name: 'Dan Petrescu',
};

export default {
  title: 'Assessment/Item history',
  component: ItemHistory,
  decorators: [inFeature({})],
  args: {
    assignmentId: id(1),
    itemGuid: id(2),
    partName: 'Bară spate',
    vin: 'UU1HJDAG564218903',
    onClose: fn(),
  },
} satisfies Meta<typeof ItemHistory>;

type Story = StoryObj<typeof ItemHistory>;

const answering = (body: Schema<'ItemHistoryRow'>[]): Story => ({
  parameters: { network: [mock(browseItemHistory, { status: 200, body })] },
});

export const Files: Story = answering([
  row,
  { ...row, assignment_id: id(4), claim_file_no: 'DM24R0000077', rep_name: null },
]);
export const Empty: Story = answering([]);
export const Failed: Story = {
  parameters: { network: [mock(browseItemHistory, problem(503, 'database_unavailable'))] },
};
