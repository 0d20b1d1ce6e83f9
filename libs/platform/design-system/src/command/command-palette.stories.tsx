import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { CommandGroup } from './command.ts';

export default { title: 'Design system/Command palette', component: CommandPalette } satisfies Meta;

const groups: CommandGroup[] = [
  {
    label: 'Pagini',
    commands: [
      { id: 'tasks', label: 'Activități', icon: 'assignment', keys: ['g t'], run: fn() },
      { id: 'absences', label: 'Absențe', icon: 'event_busy', run: fn() },
      { id: 'late', label: 'Dosare întârziate', hint: 'Rapoarte', icon: 'assessment', run: fn() },
    ],
  },
  {
    label: 'Acțiuni',
    commands: [{ id: 'english', label: 'English', hint: 'Limba', lang: 'en', icon: 'language', run: fn() }],
  },
  {
    label: 'Dosare',
    isFound: true,
    commands: [
      { id: 'file', label: 'DM26R0000001', hint: 'Ion Țăranu · B 123 ABC', icon: 'description', run: fn() },
    ],
  },
];

function Opened({ note }: { note?: string }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <div style={{ minHeight: '40rem' }}>
      <Button onClick={() => setOpen(true)}>Comenzi</Button>
      <CommandDialog open={open} title="Comenzi" onClose={() => setOpen(false)}>
        <CommandPalette
          label="Pagină, acțiune sau dosar"
          placeholder="Pagină, acțiune, nr. dosar"
          text={text}
          onTextChange={setText}
          groups={note ? [] : groups}
          note={note}
          onChoose={() => setOpen(false)}
        />
      </CommandDialog>
    </div>
  );
}

const openIt: Required<StoryObj>['play'] = async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button'));
  const field = await within(canvasElement.ownerDocument.body).findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
};

export const FoundByTyping: StoryObj = {
  render: () => <Opened />,
  play: async (context) => {
    await openIt(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.keyboard('activitati');
    await expect(page.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
    await openIt(context);
  },
};

export const OnAPhone: StoryObj = {
  render: () => <Opened />,
  globals: { viewport: { value: 'phone' } },
  play: openIt,
};

export const StillSearching: StoryObj = {
  render: () => <Opened note="Se caută dosare…" />,
  play: openIt,
};
