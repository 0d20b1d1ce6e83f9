import { HStack, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DueChip } from './due-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import { StatusChip } from './status-chip.tsx';

const meta: Meta = { title: 'Design system/Chips' };
export default meta;

const now = new Date('2026-03-05T10:00:00Z');

export const Statuses: StoryObj = {
  render: () => (
    <Stack>
      <StatusChip label="Nou" color="#ffff8d" />
      <StatusChip label="În lucru" color="blue-700" />
      <StatusChip label="Așteaptă documente" color="amber-300" />
      <StatusChip label="Închis" color="#111111" />
      <StatusChip label="Fără culoare" color={null} />
    </Stack>
  ),
};

export const Deadlines: StoryObj = {
  render: () => (
    <Stack alignItems="flex-start">
      {['2026-02-10', '2026-03-04', '2026-03-05T21:59:00Z', '2026-03-06', '2026-03-10', '2026-05-01'].map(
        (due) => (
          <DueChip key={due} due={due} now={now} />
        ),
      )}
    </Stack>
  ),
};

export const Filters: StoryObj = {
  render: () => (
    <HStack flexWrap="wrap">
      <FilterChip name="Județ" value="Cluj" onRemove={fn()} />
      <FilterChip name="Stare" value="În lucru" onRemove={fn()} />
    </HStack>
  ),
};
