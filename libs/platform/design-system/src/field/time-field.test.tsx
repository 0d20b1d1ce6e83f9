import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { TimeField } from './time-field.tsx';

function Hour({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TimeField label="Ora" value={value} onValueChange={setValue} />
      <button>Continuă</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Ora' });
const quarters = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.trim());

test('what is typed offers its quarters, and the arrows choose one', async () => {
  const { user } = renderDressed(<Hour />);
  await user.type(field(), '9');
  expect(quarters()).toEqual(['09:00', '09:15', '09:30', '09:45']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('09:15');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a time between the quarters is typed as before and tidied when the field is left', async () => {
  const { user } = renderDressed(<Hour />);
  await user.type(field(), '1437');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.tab();
  expect(field()).toHaveValue('14:37');
  expect(screen.getByRole('button', { name: 'Continuă' })).toHaveFocus();
});

test('a field that has a time shows all quarters, at its own', async () => {
  const { user } = renderDressed(<Hour initial="14:30" />);
  await user.click(field());
  expect(quarters()).toHaveLength(96);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('14:30');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('14:45');
});

test('what is no time is refused when the field is left', async () => {
  const { user } = renderDressed(<Hour />);
  await user.type(field(), '25:00');
  await user.tab();
  expect(field()).toHaveAttribute('aria-invalid', 'true');
});
