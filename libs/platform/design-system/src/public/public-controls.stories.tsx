import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { CodeField } from './code-field.tsx';
import { Countdown } from './countdown.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import './public.css';

const meta: Meta = {
  title: 'Public/Controls',
  decorators: [(Story) => <div className="dosar-page dosar-main">{Story()}</div>],
};

export default meta;

export const Buttons: StoryObj = {
  render: () => (
    <div className="dosar-row">
      <Button variant="primary">Vedeți dosarul</Button>
      <Button>Trimiteți alt cod</Button>
      <Button variant="quiet">Alt număr de dosar</Button>
      <Button variant="primary" disabled>
        Trimiteți alt cod
      </Button>
      <Button variant="primary" isBusy>
        Se verifică…
      </Button>
    </div>
  ),
};

export const SelectFields: StoryObj = {
  render: () => (
    <SelectField label="Județ" defaultValue="B">
      <option value="B">București</option>
      <option value="CJ">Cluj</option>
    </SelectField>
  ),
};

export const TextFields: StoryObj = {
  render: () => (
    <div className="dosar-stack">
      <TextField label="Numărul dosarului" hint="De exemplu DM26R0000001" defaultValue="DM26R0000001" />
      <TextField label="Case number" error="Enter at least 6 characters." defaultValue="DM26" />
    </div>
  ),
};

function CodeExample({ error }: { error?: string }) {
  const [code, setCode] = useState('7KX2');
  return <CodeField label="Codul de acces" length={6} value={code} onChange={setCode} error={error} />;
}

export const CodeBeingTyped: StoryObj = { render: () => <CodeExample /> };

export const CodeRefused: StoryObj = { render: () => <CodeExample error="Codul are 6 caractere." /> };

export const CountdownRunning: StoryObj = {
  render: () => <Countdown secondsLeft={299} describe={(clock) => `Puteți cere alt cod peste ${clock}`} />,
};
