import { HStack, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FilterChip } from './filter-chip.tsx';
import { StatusChip } from './status-chip.tsx';

const meta: Meta = { title: 'Design system/Chips' };
export default meta;

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

/** What has to be read before somebody decides takes more lines; the others end where there is no room. */
export const Whole: StoryObj = {
  render: () => (
    <Stack maxWidth="12rem">
      {[true, false].map((isWhole) => (
        <StatusChip
          key={String(isWhole)}
          phase="waiting"
          isWhole={isWhole}
          label="Nu deține: cartea mașinii este la firma de leasing, o cer și o trimit săptămâna viitoare"
        />
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

export const Filters: StoryObj = {
  render: () => (
    <HStack flexWrap="wrap">
      <FilterChip name="Județ" value="Cluj" onRemove={fn()} />
      <FilterChip name="Stare" value="În lucru" onRemove={fn()} />
    </HStack>
  ),
};
