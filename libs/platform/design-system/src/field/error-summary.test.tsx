import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const errors = [
  { fieldId: 'name', message: 'Scrieți numele.' },
  { fieldId: 'phone', message: 'Scrieți un număr de telefon.' },
];

function FormWithErrors({ attempt, shown = errors }: { attempt: number; shown?: typeof errors }) {
  return (
    <>
      <ErrorSummary errors={shown} attempt={attempt} />
      <TextField id="name" label="Nume" />
      <TextField id="phone" label="Telefon" />
    </>
  );
}

test('the summary takes the focus when it appears and says how much is wrong', () => {
  renderDressed(<FormWithErrors attempt={1} />);

  expect(screen.getByRole('alert')).toHaveFocus();
  expect(
    screen.getByRole('heading', { name: '2 răspunsuri au nevoie de atenția dumneavoastră' }),
  ).toBeVisible();
});

test('each line leads to its field', async () => {
  const { user } = renderDressed(<FormWithErrors attempt={1} />);

  await user.click(screen.getByRole('link', { name: 'Scrieți un număr de telefon.' }));

  expect(screen.getByRole('textbox', { name: 'Telefon' })).toHaveFocus();
});

test('another attempt to send brings the focus back to the summary', async () => {
  const { user, rerender } = renderDressed(<FormWithErrors attempt={1} />);
  await user.click(screen.getByRole('textbox', { name: 'Nume' }));

  rerender(<FormWithErrors attempt={2} />);

  expect(screen.getByRole('alert')).toHaveFocus();
});

test('correcting a field does not take the focus away from it', async () => {
  const { user, rerender } = renderDressed(<FormWithErrors attempt={1} />);
  await user.click(screen.getByRole('textbox', { name: 'Nume' }));

  rerender(<FormWithErrors attempt={1} shown={errors.slice(1)} />);

  expect(screen.getByRole('textbox', { name: 'Nume' })).toHaveFocus();
});

test('without errors there is no summary', () => {
  renderDressed(<ErrorSummary errors={[]} />);

  expect(screen.queryByRole('alert')).toBeNull();
});
