import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPreview } from '../testing/special-samples.ts';
import { PlatePreview } from './plate-preview.tsx';

export default {
  title: 'Partners/List of plates',
  component: PlatePreview,
  decorators: [inFeature()],
  args: {
    preview: aPreview(),
    answers: { columns: undefined, isWholeList: false },
    onAnswer: () => undefined,
  },
} satisfies Meta<typeof PlatePreview>;

type Story = StoryObj<typeof PlatePreview>;

export const Differences: Story = {};

export const DifferencesOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const NothingChanges: Story = {
  args: {
    preview: aPreview({
      added_count: 0,
      ended_count: 0,
      unchanged_count: 4,
      missing_count: 0,
      shared_count: 0,
      left_out_count: 0,
      changes: [],
      left_out: [],
    }),
  },
};
