import { HStack, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DataTable } from '../data/data-table.tsx';
import { useSelection } from '../data/use-selection.ts';
import { ActionBar } from '../selection/action-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SavedViews, ViewChanges, type SavedView } from './saved-views.tsx';

const meta: Meta = { title: 'Design system/Views, filters and selection' };
export default meta;

const view = (id: string, name: string, count: number, isShared = false): SavedView => ({
  id,
  name,
  count,
  isShared,
  link: <a href={`#${id}`}>{name}</a>,
});
const views = [
  view('mine', 'Ale mele', 42),
  view('late', 'Întârziate', 7),
  view('cluj', 'Cluj, RCA, fără constatare', 1204, true),
  view('waiting', 'Așteaptă documente', 0, true),
];
const filters: [name: string, value: string][] = [
  ['Județ', 'Cluj'],
  ['Județ', 'Brașov'],
  ['Stare', 'În lucru'],
];
const rows = ['DM26R0000001', 'DM26R0000002', 'DM26R0000003', 'DM26R0000004'].map((id) => ({ id }));

function List() {
  const [on, setOn] = useState(filters);
  const active = on.map(([name, value]) => ({
    key: value,
    name,
    value,
    onRemove: () => setOn((before) => before.filter((filter) => filter[1] !== value)),
  }));
  const selected = useSelection(
    rows.map(({ id }) => id),
    1204,
  );
  return (
    <Stack gap="4">
      <SavedViews
        views={views}
        current="cluj"
        title="Activități"
        acts={<Button variant="quiet">Exportă</Button>}
      />
      <ViewChanges isModified onSave={fn()} onRevert={fn()} />
      <FilterChips filters={active} onClear={() => setOn([])} />
      <div>
        <DataTable
          caption="Dosare"
          columns={[
            { key: 'id', header: 'Dosar', cell: ({ id }) => id, onPhone: 'title' },
            { key: 'person', header: 'Responsabil', cell: () => 'Ana Ionescu' },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          selection={selected.selection}
        />
        <ActionBar selected={selected}>
          <Button icon="person">Dă altcuiva</Button>
          <Button icon="schedule">Amână</Button>
        </ActionBar>
      </div>
    </Stack>
  );
}

export const AllTogether: StoryObj = {
  name: 'A modified view, three filters, a selection',
  render: () => <List />,
  play: async ({ canvas }) => {
    const [all] = canvas.getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await userEvent.click(await canvas.findByRole('button', { name: /1[.,]204/ }));
    await expect(canvas.getByText(/^1[.,]204 (de )?select/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /Județ/ })[0]!);
    await expect(canvas.getAllByRole('button', { name: /Județ/ })).toHaveLength(1);
  },
};

export const Quiet: StoryObj = {
  name: 'An unchanged view, no filter, nothing selected',
  render: () => (
    <HStack>
      <SavedViews views={views.slice(0, 2)} current="mine" title="Activități" acts={null} />
      <FilterChips filters={[]} onClear={fn()} />
    </HStack>
  ),
};
