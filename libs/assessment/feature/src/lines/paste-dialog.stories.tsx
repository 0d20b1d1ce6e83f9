import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasteDialog } from './paste-dialog.tsx';
import { tableOfText } from './pasted-table.ts';

const ofShop = [
  'Cod\tDenumire\tCant.\tUM\tPreț\tTotal\tOre',
  '5JA 857\tOglindă exterioară stânga\t2\tbuc\t1.120,50\t2.241,00\t',
  '234110\tPrag dreapta\t1\tbuc\t300,00\t300,00\t',
  '\tManoperă tinichigerie\t\tore\t150,00\t450,00\t3',
  '\tTOTAL\t\t\t\t2.991,00\t',
].join('\n');

export default {
  title: 'Assessment/Paste into the note',
  component: PasteDialog,
  decorators: [inFeature({})],
  args: {
    table: tableOfText(ofShop) ?? [],
    parts: [],
    onWrite: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PasteDialog>;

type Story = StoryObj<typeof PasteDialog>;

export const TableOfAShop: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const WithoutHeadings: Story = {
  args: { table: tableOfText('R\tAripă stângă\t12,3,4\t1,4\t2,2\nPrag\t\t0,5') ?? [] },
};
