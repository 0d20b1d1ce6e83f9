import { screen, waitFor } from '@testing-library/react';
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

const opener = () => screen.getByRole('button', { name: 'Deschide calendarul' });
const field = () => screen.getByRole('textbox', { name: 'Data accidentului' });

test('the calendar opens at the day of the field, and the keys lead to another one', async () => {
  const { user } = renderDressed(<AccidentDay initial="2026-05-09" />);
  opener().focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Alegeți o zi' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'sâmbătă, 9 mai 2026' })).toHaveFocus());

  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'sâmbătă, 16 mai 2026' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveValue('16.05.2026'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('Escape leaves the calendar, the day and the focus where they were', async () => {
  const { user } = renderDressed(<AccidentDay initial="2026-05-09" />);
  await user.click(opener());
  await waitFor(() => expect(screen.getByRole('button', { name: 'sâmbătă, 9 mai 2026' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(field()).toHaveValue('09.05.2026');
});

test('a day outside the allowed ones cannot be picked, and months are turned by their names', async () => {
  const changed = vi.fn();
  const { user } = renderDressed(
    <DateField label="Data accidentului" value="2026-05-09" max="2026-05-10" onValueChange={changed} />,
  );
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'luni, 11 mai 2026' }));
  expect(changed).not.toHaveBeenCalled();

  expect(screen.getByRole('button', { name: 'mai 2026' })).toHaveAccessibleDescription(
    'Alegeți luna sau anul',
  );
  await user.click(screen.getByRole('button', { name: 'Luna anterioară' }));
  await user.click(await screen.findByRole('button', { name: 'joi, 9 aprilie 2026' }));
  await waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith('2026-04-09'));
});
