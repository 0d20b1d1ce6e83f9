import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anEstimate, anEstimateLine } from './estimate-fixture.ts';
import { EstimateTable } from './estimate-table.tsx';

const longName = 'Suport bară spate dreapta cu senzori de parcare și cameră video pentru mers înapoi';

const estimate = anEstimate({
  lines: [
    anEstimateLine(1, { name: longName }),
    anEstimateLine(2, {
      name: 'Oglindă exterioară stânga',
      agreed_bani: 180_000,
      reason_code: 'price',
      reason_note: 'Service-ul a folosit prețul de anul trecut; furnizorul confirmă în scris prețul de acum.',
    }),
    anEstimateLine(3, { name: 'Geometrie' }),
  ],
});

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
