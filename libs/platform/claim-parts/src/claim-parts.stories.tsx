import { HStack, Stack } from '@dosar/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DueCell } from './due-cell.tsx';
import { Plate } from './plate.tsx';

const meta: Meta = { title: 'Claim parts/Deadlines and plates' };
export default meta;

const now = new Date('2026-11-23T08:00:00Z');

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

export const Plates: StoryObj = {
  render: () => (
    <HStack>
      <Plate number="CJ12ABC" />
      <Plate number="B123XYZ" />
    </HStack>
  ),
};
