import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ComposeBox, ComposeChip, ComposeFoot, ComposeRow } from './compose-box.tsx';
import { ComposeTabs, type ComposeTab } from './compose-tabs.tsx';

const meta: Meta<typeof ComposeBox> = { title: 'Design system/Composer', component: ComposeBox };
export default meta;

const tabs: readonly ComposeTab[] = [
  { id: 'note', label: 'Notă internă', icon: 'note', tone: 'note' },
  { id: 'email', label: 'E-mail', icon: 'email', tone: 'email' },
  { id: 'sms', label: 'SMS', icon: 'sms', tone: 'sms' },
  { id: 'call', label: 'Apel', icon: 'phone', tone: 'plain' },
];

function Composer({ first }: { first: string }) {
  const [chosen, setChosen] = useState(first);
  const tab = tabs.find(({ id }) => id === chosen);
  return (
    <div>
      <ComposeTabs label="Ce scrieți" tabs={tabs} chosen={chosen} onChoose={setChosen} panelId="composed" />
      <div id="composed" role="tabpanel" aria-label={tab?.label}>
        <ComposeBox tone={tab?.tone ?? 'plain'}>
          <ComposeRow label="Către">
            <ComposeChip
              name="Anghel Raluca"
              more="păgubit"
              removeLabel="Scoate pe Anghel Raluca"
              onRemove={() => undefined}
            />
            <ComposeChip
              name="Marin Cosmin"
              more="vinovat"
              warning="neconfirmat"
              removeLabel="Scoate pe Marin Cosmin"
              onRemove={() => undefined}
            />
          </ComposeRow>
          <ComposeFoot words="Alegeți cui îi scrieți.">
            <Button>Adaugă</Button>
          </ComposeFoot>
        </ComposeBox>
      </div>
    </div>
  );
}

export const Note: StoryObj = { render: () => <Composer first="note" /> };

export const Channels: StoryObj = {
  name: 'Arrow keys walk the channels in a circle',
  render: () => <Composer first="note" />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('tab', { name: 'Notă internă' });
    await expect(note).toHaveAttribute('aria-controls', 'composed');
    note.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('tab', { name: 'E-mail', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('tab', { name: 'Notă internă', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('tab', { name: 'Apel', selected: true })).toHaveFocus();
  },
};

export const Email: StoryObj = { render: () => <Composer first="email" /> };

export const Sms: StoryObj = { render: () => <Composer first="sms" /> };

export const Call: StoryObj = { render: () => <Composer first="call" /> };
