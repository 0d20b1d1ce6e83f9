import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EstimateLine, ShopEstimate } from './estimate-query.ts';
import { EstimateTable } from './estimate-table.tsx';

const line = (no: number, name: string, decided: Partial<EstimateLine> = {}): EstimateLine => ({
  estimate_line_id: `0190b6a0-0000-7000-8000-00000000e00${no}`,
  code: null,
  name,
  quantity_hundredths: 100,
  unit_price_bani: 197_700,
  hours_hundredths: null,
  amount_bani: 197_700,
  item_guid: null,
  confidence: null,
  agreed_bani: null,
  reason_code: null,
  reason_note: null,
  ...decided,
});

const longName = 'Suport bară spate dreapta cu senzori de parcare și cameră video pentru mers înapoi';

const estimate: ShopEstimate = {
  shop_estimate_id: '0190b6a0-0000-7000-8000-00000000e000',
  round_no: 1,
  state: 'open',
  row_version: 1,
  shop_name: 'Auto Rapid',
  file_name: 'deviz.csv',
  source: 'csv',
  shop_total_bani: 593_100,
  agreed_total_bani: 180_000,
  lines: [
    line(1, longName),
    line(2, 'Oglindă exterioară stânga', {
      agreed_bani: 180_000,
      reason_code: 'price',
      reason_note: 'Service-ul a folosit prețul de anul trecut; furnizorul confirmă în scris prețul de acum.',
    }),
    line(3, 'Geometrie'),
  ],
  agreed_at: null,
  acceptance_document_id: null,
  created_by: null,
  created_at: '2026-11-25T08:00:00.000Z',
};

export default {
  title: 'Assessment/Estimate compared',
  component: EstimateTable,
  decorators: [inFeature({})],
  args: { assignmentId: '0190b6a0-0000-7000-8000-00000000e001', estimate, note: null, isOpen: true },
} satisfies Meta<typeof EstimateTable>;

type Story = StoryObj<typeof EstimateTable>;

/** Names are read in full, however long the reason beside them is. */
export const LongNames: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('cell', { name: longName });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.clientWidth).toBeGreaterThan((name.parentElement?.clientWidth ?? 0) * 0.3);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const name = await canvas.findByText(longName);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('1,977.00')).length).toBe(3);
  },
};
