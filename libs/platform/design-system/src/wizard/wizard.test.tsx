import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { AnswerGroups } from './answer-groups.tsx';
import { WizardFrame, type Arrival } from './wizard-frame.tsx';

function renderStep(arrival: Arrival) {
  vi.stubGlobal('scrollTo', vi.fn());
  renderDressed(
    <WizardFrame
      title="Anunțați un accident"
      steps={{ steps: ['Cine anunță', 'Polița', 'Verificare'], current: 1 }}
      heading="Ce poliță are vehiculul?"
      back={<a href="#who">Cine anunță</a>}
      arrival={arrival}
    >
      <p>Întrebarea</p>
    </WizardFrame>,
  );
}

const heading = () => screen.getByRole('heading', { name: 'Ce poliță are vehiculul?' });

test('F4 a step says by name where one is, what comes next and how to go back', () => {
  renderStep('step');

  expect(screen.getByText('Pasul 2 din 3: Polița')).toBeVisible();
  expect(screen.getByText('Urmează: Verificare')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Înapoi' })).toHaveAttribute('href', '#who');
  expect(heading()).toHaveFocus();
});

test('the first page of a visit and one with refused answers leave the focus alone', () => {
  renderStep('refused');

  expect(heading()).not.toHaveFocus();
});

test('F9 every answer has a link that says what it changes, also one that was not given', () => {
  renderDressed(
    <AnswerGroups
      groups={[
        {
          key: 'policy',
          title: 'Polița',
          rows: [
            { term: 'Număr', value: 'RO/12' },
            { term: 'Tip', value: undefined },
          ],
          change: <a href="#policy">Polița</a>,
        },
      ]}
    />,
  );

  const group = within(screen.getByRole('region', { name: 'Polița' }));
  expect(group.getByRole('link', { name: 'Modifică: Număr' })).toHaveAttribute('href', '#policy');
  expect(group.getByText('Necompletat')).toBeVisible();
});
