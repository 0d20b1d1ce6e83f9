import { inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aNoteLine } from '../note/note-fixture.ts';
import { NoteLines } from './note-lines.ts';
import { PasteNotice } from './paste-notice.tsx';

const pasted = [1, 2, 3, 4, 5, 6, 7].map((no) => aNoteLine(no));
const unread = pasted.map(({ item_guid: itemGuid }, index) => ({
  itemGuid,
  field: index % 2 === 0 ? ('unit_price_bani' as const) : ('labour_hundredths' as const),
  typed: index % 2 === 0 ? '12,3,4' : 'două ore și jumătate, după demontare',
}));

export default {
  title: 'Assessment/Pasted lines',
  component: PasteNotice,
  decorators: [inFeature({})],
  args: {
    all: new NoteLines(pasted).all(),
    loss: unread.slice(0, 1),
    onGo: () => undefined,
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof PasteNotice>;

type Story = StoryObj<typeof PasteNotice>;

export const OneCell: Story = {};
export const ManyCells: Story = { args: { loss: unread } };
