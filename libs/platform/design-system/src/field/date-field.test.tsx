import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { DateField } from './date-field.tsx';

function AccidentDay({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateField label="Data accidentului" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('a typed day becomes a date and is tidied when the field is left', async () => {
  const { user } = renderDressed(<AccidentDay />);
  const field = screen.getByRole('textbox', { name: 'Data accidentului' });

  await user.type(field, '9.5.2026');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('2026-05-09');
  await user.tab();

  expect(field).toHaveValue('09.05.2026');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('31.02.2026 is refused with a message and stays as typed', async () => {
  const { user } = renderDressed(<AccidentDay />);
  const field = screen.getByRole('textbox', { name: 'Data accidentului' });

  await user.type(field, '31.02.2026');
  await user.tab();

  expect(field).toHaveValue('31.02.2026');
  expect(field).toHaveAccessibleDescription('31.02.2026 nu există. Verificați ziua și luna.');
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('the message goes as soon as the day is corrected', async () => {
  const { user } = renderDressed(<AccidentDay initial="31.02.2026" />);
  const field = screen.getByRole('textbox', { name: 'Data accidentului' });

  await user.clear(field);
  await user.type(field, '28.02.2026');
  await user.tab();

  expect(field).not.toHaveAttribute('aria-invalid');
});

test('nothing is said about a date while it is being typed', async () => {
  const { user } = renderDressed(<AccidentDay />);
  const field = screen.getByRole('textbox', { name: 'Data accidentului' });

  await user.type(field, '31.0');

  expect(field).not.toHaveAttribute('aria-invalid');
});

test('a switch of the language changes the words and keeps the date', async () => {
  const { user } = renderDressed(<AccidentDay initial="2026-05-09" />, 'en');
  const field = screen.getByRole('textbox', { name: 'Data accidentului' });

  expect(field).toHaveValue('09.05.2026');
  await user.clear(field);
  await user.type(field, 'soon');
  await user.tab();

  expect(field).toHaveAccessibleDescription('Write the date as day, month and year, for example 09.05.2026.');
});

test('a press on a button is not missed because of a message that would move it away', async () => {
  const pressed = vi.fn();
  const { user } = renderDressed(
    <>
      <AccidentDay />
      <button onClick={pressed}>Continuă</button>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Data accidentului' });
  await user.type(field, '31.02.2026');

  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Continuă' }) });
  expect(field).not.toHaveFocus();
  expect(field).not.toHaveAttribute('aria-invalid');
  await user.pointer('[/MouseLeft]');
  expect(pressed).toHaveBeenCalledOnce();
  expect(field).toHaveAttribute('aria-invalid', 'true');
});
