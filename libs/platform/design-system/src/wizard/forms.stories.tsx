import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Choice } from '../field/choice.ts';
import { ErrorSummary } from '../field/error-summary.tsx';
import { TextField } from '../field/text-field.tsx';
import { LookupField } from '../lookup/lookup-field.tsx';
import type { FindChoices } from '../lookup/use-lookup.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { AnswerGroups } from './answer-groups.tsx';
import { WizardFrame } from './wizard-frame.tsx';

const meta: Meta = { title: 'Design system/Steps, lookups and foreign text' };
export default meta;

const steps = ['Cine anunță', 'Polița', 'Evenimentul', 'Vehiculul', 'Verificare'];

export const StepWithRefusal: StoryObj = {
  name: 'A step whose answer was refused',
  render: () => (
    <WizardFrame
      title="Anunțați un accident"
      steps={{ steps, current: 1 }}
      heading="Ce poliță are vehiculul vinovat?"
      hint="O găsiți pe constatarea amiabilă sau pe talon."
      back={<a href="#who">Cine anunță</a>}
      arrival="refused"
    >
      <Stack gap="5">
        <ErrorSummary errors={[{ fieldId: 'policy', message: 'Scrieți numărul poliței.' }]} />
        <TextField id="policy" label="Numărul poliței" error="Scrieți numărul poliței." />
        <div>
          <Button variant="primary">Continuă</Button>
        </div>
      </Stack>
    </WizardFrame>
  ),
};

export const CheckAnswers: StoryObj = {
  render: () => (
    <WizardFrame
      title="Anunțați un accident"
      steps={{ steps, current: 4 }}
      heading="Verificați răspunsurile"
      arrival="first"
    >
      <Stack gap="5">
        <AnswerGroups
          groups={[
            {
              key: 'who',
              title: 'Cine anunță',
              rows: [
                { term: 'Nume', value: 'Ștefan Țepeș' },
                { term: 'E-mail', value: undefined },
              ],
              change: <a href="#who">Cine anunță</a>,
            },
            {
              key: 'event',
              title: 'Evenimentul',
              rows: [{ term: 'Descriere', value: 'Staționam regulamentar.\nAm fost lovit din spate.' }],
              change: <a href="#event">Evenimentul</a>,
            },
          ]}
        />
      </Stack>
    </WizardFrame>
  ),
};

const found = ['Ana Ionescu', 'Ana-Maria Șerban', 'Anamaria Pop'].map((label) => ({
  value: label,
  label,
  hint: 'Echipa Cluj',
}));
const answers: FindChoices = () => Promise.resolve(found);
const never: FindChoices = () => new Promise(() => undefined);
const fails: FindChoices = () => Promise.reject(new Error('away'));

function Lookup({ label, find, initial }: { label: string; find: FindChoices; initial?: Choice }) {
  const [chosen, setChosen] = useState(initial);
  return (
    <div style={{ minHeight: '13rem' }}>
      <LookupField label={label} find={find} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}

export const Lookups: StoryObj = {
  name: 'A lookup that finds, one that waits, one that fails',
  render: () => (
    <Stack>
      <Lookup label="Se caută" find={never} initial={{ value: '0', label: 'Mihai Oprea' }} />
      <Lookup label="Nu merge" find={fails} />
      <Lookup label="Găsește" find={answers} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Nu merge' }), 'ana');
    await expect(await canvas.findByRole('option', { name: /nu a reușit|failed/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Găsește' }), 'ana');
    await expect(await canvas.findByRole('option', { name: /Șerban/ })).toBeVisible();
  },
};

export const ForeignText: StoryObj = {
  name: 'An e-mail as it came',
  render: () => (
    <RichText
      html={`<h2>Ofertă de reparație</h2><p>Bună ziua, <b>atașăm</b> devizul <a href="https://service.example">pe care l-ați cerut</a>.</p>
        <ul><li>bară spate</li><li>far dreapta</li></ul><blockquote>Vă rugăm să ne trimiteți devizul.</blockquote>
        <table><tr><th>Piesă</th><th>Preț</th></tr><tr><td>Bară</td><td>1.200,00 RON</td></tr></table>
        <script>alert(1)</script><img src=x onerror="alert(2)">`}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};
