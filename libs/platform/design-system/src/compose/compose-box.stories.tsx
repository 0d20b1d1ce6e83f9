import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import {
  ComposeBox,
  ComposeChip,
  ComposeFoot,
  ComposeRow,
  ComposeTabs,
  type ComposeTab,
} from './compose-box.tsx';

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

export const Email: StoryObj = { render: () => <Composer first="email" /> };

export const Sms: StoryObj = { render: () => <Composer first="sms" /> };

export const Call: StoryObj = { render: () => <Composer first="call" /> };
