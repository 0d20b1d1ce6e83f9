import { calculateNote, plainLine } from '@dosar/assessment-domain';
import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DraftLine } from '../lines/note-lines.ts';
import { aNoteHead } from './note-fixture.ts';
import { TotalsPane } from './totals-pane.tsx';

const head = aNoteHead();
const values = {
  ...plainLine,
  part_name: 'Oglindă stânga',
  unit_price_bani: 112_000,
  labour_hundredths: 140,
  paint_hundredths: 220,
};
const id = '0190b6a0-0000-7000-8000-00000000c001';

function Totals({ lines }: { lines: readonly DraftLine[] }) {
  const calculated = calculateNote(
    head,
    lines.map((line) => ({ item_guid: line.itemGuid, values: line.values })),
  );
  return <TotalsPane note={{ head }} all={lines} calculated={calculated} />;
}

export default {
  title: 'Assessment/Totals of a note',
  component: Totals,
  decorators: [(Story) => <div style={{ maxWidth: '276px' }}>{Story()}</div>, inFeature({})],
} satisfies Meta<typeof Totals>;

type Story = StoryObj<typeof Totals>;

const line: DraftLine = {
  itemGuid: id,
  values,
  rowVersion: 1,
  isUnsaved: false,
  changedBy: null,
  historyCount: 0,
};

export const OneLine: Story = { args: { lines: [line] } };
export const Empty: Story = { args: { lines: [] } };
