import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EntryChoice } from './entry-choice.tsx';
import { EntryBadge, EntryGrid, type EntryColumn } from './entry-grid.tsx';
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
        <EntryBadge>I</EntryBadge>
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

const lines = [
  { part: 'Bară față', price: '1.120,00' },
  { part: 'Oglindă stânga', price: '', tone: 'danger' },
  { part: 'Bară spate', price: '900,00', tone: 'past' },
] as const;

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
    rows: ['1', '2', '3'],
    children: (row) => <Line id={row} {...(lines[Number(row) - 1] ?? lines[0])} />,
  },
};
export default meta;

export const Lines: StoryObj<typeof EntryGrid> = {};

export const Empty: StoryObj<typeof EntryGrid> = { args: { rows: [] } };

const many = Array.from({ length: 200 }, (_, index) => String(index + 1));

function LongGrid(props: ComponentProps<typeof EntryGrid>) {
  const [current, setCurrent] = useState<string>();
  return (
    <EntryGrid {...props} rows={many} current={current} onRow={setCurrent}>
      {(row) => <Line id={row} part={`Piesa ${row}`} price="" />}
    </EntryGrid>
  );
}

export const Long: StoryObj<typeof EntryGrid> = {
  name: 'Long, of which only what can be seen is in the document',
  render: (args) => <LongGrid {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const priceOf = (row: number) => canvas.getByRole('textbox', { name: `Preț, Piesa ${row}` });
    await expect(canvas.queryByRole('textbox', { name: 'Preț, Piesa 150' })).toBeNull();

    priceOf(1).focus();
    await userEvent.keyboard('{ArrowDown>70/}');
    await expect(priceOf(71)).toHaveFocus();

    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Preț, Piesa 2' })).not.toBeNull());
    await expect(priceOf(71)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(priceOf(70)).toHaveFocus();
  },
};
