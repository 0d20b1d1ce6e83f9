import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EntryChoice } from './entry-choice.tsx';
import { EntryGrid, type EntryColumn } from './entry-grid.tsx';
import { EntryLookup } from './entry-lookup.tsx';
import { EntryText } from './entry-text.tsx';

const columns: EntryColumn[] = [
  { key: 'operation', header: 'Op.', width: '56px' },
  { key: 'part', header: 'Piesă' },
  { key: 'price', header: 'Preț', width: '100px', align: 'end' },
];
const operations = [
  { value: 'I', label: 'Înlocuire' },
  { value: 'R', label: 'Reparare' },
];
const parts = ['Bară față', 'Bară spate', 'Oglindă stânga', 'Oglindă dreapta'];
const find = (typed: string) =>
  parts
    .filter((part) => part.toLowerCase().includes(typed.toLowerCase()))
    .map((part) => ({ value: part, label: part }));

function Line({ id, part, price, tone }: { id: string; part: string; price: string; tone?: string }) {
  return (
    <tr data-row={id} data-tone={tone}>
      <EntryChoice
        cell="operation"
        label={`Operație, ${part}`}
        value="I"
        choices={operations}
        onChoose={fn()}
      >
        <span data-slot="badge">I</span>
      </EntryChoice>
      <EntryLookup cell="part" label={`Piesă, rândul ${id}`} value={part} find={find} onTake={fn()} />
      <EntryText
        cell="price"
        label={`Preț, ${part}`}
        value={price}
        isNumber
        onCommit={(typed) => /^[\d.,]*$/u.test(typed)}
      />
    </tr>
  );
}

const meta: Meta<typeof EntryGrid> = {
  title: 'Design system/Entry grid',
  component: EntryGrid,
  args: {
    label: 'Rânduri',
    columns,
    onEnd: fn(),
    onRowKey: () => false,
    onPaste: () => false,
    onRow: fn(),
    children: [
      <Line key="1" id="1" part="Bară față" price="1.120,00" />,
      <Line key="2" id="2" part="Oglindă stânga" price="" tone="danger" />,
      <Line key="3" id="3" part="Bară spate" price="900,00" tone="past" />,
    ],
  },
};
export default meta;

export const Lines: StoryObj<typeof EntryGrid> = {};

export const Empty: StoryObj<typeof EntryGrid> = { args: { children: [] } };
