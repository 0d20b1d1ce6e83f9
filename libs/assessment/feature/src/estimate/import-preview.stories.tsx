import { Form, useZodForm } from '@dosar/forms';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { importAnswersFor, ImportPreview, importSchema } from './import-preview.tsx';
import type { OpenedEstimate } from './estimate-query.ts';
import type { EstimateFile } from './read-file.ts';

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
export const KnownShop: Story = { args: { opened: known } };
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
