import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { anEstimate, anEstimateLine } from './estimate-fixture.ts';
import type { OpenedEstimate } from './estimate-query.ts';
import { TypedDialog } from './typed-dialog.tsx';

const nothing: OpenedEstimate = { estimate: null, rounds: [], shops: [] };

const line = (no: number, name: string, bani: number) =>
  anEstimateLine(no, { name, unit_price_bani: bani, amount_bani: bani });
const estimate = anEstimate({
  file_name: '128 din 26.11.2026',
  source: 'typed',
  lines: [line(1, 'Oglindă exterioară stânga', 112_000), line(2, 'Vopsire oglindă', 70_000)],
});
const before: OpenedEstimate = {
  estimate,
  rounds: [
    {
      round_no: 1,
      shop_name: estimate.shop_name,
      shop_total_bani: estimate.shop_total_bani,
      created_at: estimate.created_at,
    },
  ],
  shops: [],
};

export default {
  title: 'Assessment/Typed estimate',
  component: TypedDialog,
  decorators: [inFeature({})],
  args: { assignmentId: '0190b6a0-0000-7000-8000-00000000e001', opened: nothing, onClose: () => undefined },
} satisfies Meta<typeof TypedDialog>;

type Story = StoryObj<typeof TypedDialog>;

export const Empty: Story = {};

/** The next round begins with the lines of the one before, when that was typed too. */
export const NextRound: Story = {
  args: { opened: before },
  play: async () => {
    await expect(await screen.findByText(/1[.,]820[.,]00/)).toBeVisible();
  },
};

export const OnPhone: Story = {
  args: { opened: before },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
