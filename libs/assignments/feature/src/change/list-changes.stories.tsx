import { browseLargeChanges, countMatching } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { ListChangesProps } from '@dosar/areas/worklist';
import type { Schema } from '@dosar/openapi';
import { aLargeChange, aWorklistRow, idOf, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ListChanges } from './list-changes.tsx';

type WithPlace = Omit<ListChangesProps, 'resultPlace'>;

/** The page of a list, where the line about the last change stands above the rows. */
function Listed(props: WithPlace) {
  const [resultPlace, setResultPlace] = useState<HTMLElement | null>(null);
  return (
    <div style={{ minHeight: '20rem', paddingTop: '3rem' }}>
      <div ref={setResultPlace} />
      <ListChanges {...props} resultPlace={resultPlace} />
    </div>
  );
}

export default {
  title: 'Assignments/Changes of a whole list',
  component: Listed,
  decorators: [inFeature()],
  args: {
    settings: { filter_keys: 0, category_code: 'active' },
    selection: { count: 0, offered: undefined, isLimited: false, selectEverything: fn(), clear: fn() },
    selectedRows: [],
    rowAtHand: () => undefined,
    isSnoozed: false,
    onSelect: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof Listed>;

type Story = StoryObj<typeof Listed>;

const answering = (...changes: Schema<'LargeChange'>[]) => ({
  parameters: {
    network: [
      mock(browseLargeChanges, { status: 200, body: changes }),
      mock(countMatching, {
        status: 200,
        body: {
          total: 1234,
          limit: 20_000,
          claim_files: 1100,
          transitions: [],
        },
      }),
    ],
  },
});

const canBeUndone = { undo_until: '2099-01-01T00:00:00Z' };
const skippedItems = [
  { assignment_id: idOf('assignment', 9), claim_file_no: 'DM26R0000009', code: 'not_yours' as const },
];

export const Waiting: Story = answering(aLargeChange({ state: 'queued', done: 0 }));
export const Running: Story = answering(aLargeChange({ state: 'running', done: 380, skipped: 20 }));
export const Done: Story = answering(
  aLargeChange({ done: 1214, skipped: 20, skipped_items: skippedItems, ...canBeUndone }),
);
export const Stopped: Story = answering(aLargeChange({ state: 'cancelled', done: 400, ...canBeUndone }));
export const Failed: Story = answering(aLargeChange({ state: 'failed', done: 400, ...canBeUndone }));
export const BeingUndone: Story = answering(aLargeChange({ state: 'undoing', done: 600 }));
export const Undone: Story = answering(aLargeChange({ state: 'undone', done: 1234 }));

const twoHundredRows = Array.from({ length: 200 }, (_, index) => aWorklistRow({}, index + 1));

export const AllThatMatch: Story = {
  ...answering(),
  args: {
    selection: { count: 200, offered: 1234, isLimited: true, selectEverything: fn(), clear: fn() },
    selectedRows: twoHundredRows,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1[.,]234/ }));
    await expect(canvas.getByRole('region', { name: /^Selec/ })).toHaveTextContent(/1[.,]234/);
    await expect(canvas.queryByRole('button', { name: /1[.,]234/ })).toBeNull();
  },
};
