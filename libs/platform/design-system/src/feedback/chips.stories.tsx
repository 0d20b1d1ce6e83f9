import { HStack, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DueCell } from './due-cell.tsx';
import { FilterChip } from './filter-chip.tsx';
import { StatusChip } from './status-chip.tsx';

const meta: Meta = { title: 'Design system/Chips' };
export default meta;

const now = new Date('2026-11-23T08:00:00Z');

const statuses = [
  ['new', 'Nouă'],
  ['active', 'În lucru'],
  ['waiting', 'Așteaptă păgubitul'],
  ['done', 'Ofertă acceptată'],
  ['late', 'Întârziată'],
  ['cancelled', 'Renunțare'],
] as const;

/** In rows and lists. */
export const Statuses: StoryObj = {
  render: () => (
    <Stack alignItems="flex-start">
      {statuses.map(([phase, label]) => (
        <StatusChip key={phase} phase={phase} label={label} />
      ))}
    </Stack>
  ),
};

/** In headers and cards. */
export const StatusChips: StoryObj = {
  render: () => (
    <HStack flexWrap="wrap">
      {statuses.map(([phase, label]) => (
        <StatusChip key={phase} phase={phase} label={label} variant="chip" />
      ))}
    </HStack>
  ),
};

/** What has a configured colour and no phase, such as an environment. */
export const Labels: StoryObj = {
  render: () => (
    <Stack>
      <StatusChip label="Producție" color="blue-700" />
      <StatusChip label="Test" color="#ffff8d" />
      <StatusChip label="Fără culoare" color={null} />
    </Stack>
  ),
};

const days = [
  ['2026-11-16', '2026-10-24'],
  ['2026-11-23T10:00:00Z', '2026-11-23'],
  ['2026-11-24T08:00:00Z', '2026-11-25'],
  ['2026-11-26', '2026-12-07'],
  ['2026-11-02', null],
  [null, '2026-12-16'],
] as const;

export const Deadlines: StoryObj = {
  render: () => (
    <Stack alignItems="flex-start">
      {days.map(([due, legalDue]) => (
        <DueCell key={`${due} ${legalDue}`} due={due} legalDue={legalDue} now={now} />
      ))}
      <DueCell due="2026-11-25" legalDue="2026-12-07" now={now} isSuspended />
      <DueCell due="2026-11-25" legalDue="2026-12-07" now={now} answeredOn="2026-11-18" />
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
