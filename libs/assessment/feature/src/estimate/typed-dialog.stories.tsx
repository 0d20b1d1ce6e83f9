import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { OpenedEstimate } from './estimate-query.ts';
import { TypedDialog } from './typed-dialog.tsx';

const nothing: OpenedEstimate = { estimate: null, rounds: [], shops: [] };

const line = (no: number, name: string, bani: number) => ({
  estimate_line_id: `0190b6a0-0000-7000-8000-00000000e00${no}`,
  code: null,
  name,
  quantity_hundredths: 100,
  unit_price_bani: bani,
  hours_hundredths: null,
  amount_bani: bani,
  item_guid: null,
  confidence: null,
  agreed_bani: null,
  reason_code: null,
  reason_note: null,
});

const before: OpenedEstimate = {
  estimate: {
    shop_estimate_id: '0190b6a0-0000-7000-8000-00000000e000',
    round_no: 1,
    state: 'open',
    row_version: 1,
    shop_name: 'Auto Rapid',
    file_name: '128 din 26.11.2026',
    source: 'typed',
    shop_total_bani: 182_000,
    agreed_total_bani: 0,
    lines: [line(1, 'Oglindă exterioară stânga', 112_000), line(2, 'Vopsire oglindă', 70_000)],
    agreed_at: null,
    acceptance_document_id: null,
    created_by: null,
    created_at: '2026-11-25T08:00:00.000Z',
  },
  rounds: [
    {
      round_no: 1,
      shop_name: 'Auto Rapid',
      shop_total_bani: 182_000,
      created_at: '2026-11-25T08:00:00.000Z',
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
