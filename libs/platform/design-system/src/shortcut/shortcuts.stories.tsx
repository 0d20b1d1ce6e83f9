import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../data/data-table.tsx';
import { KeyCaps } from './key-caps.tsx';
import { messages } from './messages.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export default { title: 'Design system/Shortcuts', component: ShortcutList } satisfies Meta;

function PageWithKeys() {
  useShortcuts([
    { id: 'open', keys: ['mod+k'], label: messages.openRow, scope: 'everywhere' },
    { id: 'next', keys: ['g n'], label: messages.nextRow, scope: 'page' },
  ]);
  return (
    <>
      <DataTable
        caption="Dosare"
        columns={[{ key: 'id', header: 'Dosar', cell: (row: string) => row }]}
        rows={['DM26R0000001']}
        rowKey={(row) => row}
        onOpen={() => undefined}
      />
      <ShortcutList />
      <KeyCaps keys={['mod+k', 'g t', 'Space']} />
    </>
  );
}

export const OfThePage: StoryObj = {
  render: () => <PageWithKeys />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
