import { Form, useZodForm } from '@dosar/forms';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { importAnswersFor, ImportPreview, importSchema } from './import-preview.tsx';
import type { OpenedEstimate } from './estimate-query.ts';
import type { EstimateFile } from '@dosar/claim-parts/estimate-file';

const head = ['Cod', 'Denumire', 'Cant.', 'Preț', 'Valoare'];
const file: EstimateFile = {
  name: 'deviz.csv',
  source: 'csv',
  rows: [
    head,
    ['87910', 'Oglindă exterioară stânga', '1', '1.120,00', '1.120,00'],
    ['', 'Vopsire oglindă', '1', '', '700'],
    ['', 'TOTAL', '', '', '1.820,00'],
  ],
};
const nothing: OpenedEstimate = { estimate: null, rounds: [], shops: [] };
const known: OpenedEstimate = {
  ...nothing,
  shops: [
    {
      shop_name: 'Auto Rapid',
      columns: { code: 0, name: 1, quantity: 2, unit_price: 3, hours: null, amount: 4 },
    },
  ],
};

function Preview({ opened, shown }: { opened: OpenedEstimate; shown: EstimateFile }) {
  const form = useZodForm({ schema: importSchema, defaultValues: importAnswersFor(shown, opened) });
  return (
    <Form form={form} problemText={() => ''} onSubmit={async () => undefined}>
      <ImportPreview opened={opened} file={shown} onShop={() => undefined} />
    </Form>
  );
}

export default {
  title: 'Assessment/Import preview',
  component: Preview,
  decorators: [inFeature({})],
  args: { opened: nothing, shown: file },
} satisfies Meta<typeof Preview>;

type Story = StoryObj<typeof Preview>;

export const Guessed: Story = {};
/** Rows that are no lines are named with the reason, and so is a total that the lines do not give. */
export const LeftOut: Story = {
  args: {
    shown: {
      ...file,
      rows: [
        head,
        ['', 'MANOPERĂ', '', '', ''],
        ['87910', 'Oglindă exterioară stânga', '1', '1.120,00', '1.120,00'],
        ['', 'Reducere 10 %', '', '', '-112,00'],
        ['', 'Far stânga', '1', '', '240 EUR'],
        ['', 'TOTAL', '', '', '2.208,00'],
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.200,00|1,200\.00/)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};
export const KnownShop: Story = { args: { opened: known } };
/** A name is read in full: its column has the room that the numbers leave. */
export const LongNames: Story = {
  args: {
    shown: {
      ...file,
      rows: [
        head,
        [
          '',
          'Suport bară spate dreapta cu senzori de parcare și cameră video pentru mers înapoi',
          '1',
          '',
          '1.120,00',
        ],
        ['', 'Manoperă', '1', '', '700'],
      ],
    },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('cell', { name: /^Suport bară spate dreapta/ });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.clientWidth).toBeGreaterThan((name.parentElement?.clientWidth ?? 0) / 2);
  },
};

/** Its columns have no names that say what they are. */
export const NothingGuessed: Story = {
  args: {
    shown: {
      ...file,
      rows: [
        ['a', 'b'],
        ['Bară', 'x'],
      ],
    },
  },
};
