import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Count({ initial = '', ...field }: Partial<NumberFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <NumberField label="Zile" min={1} max={365} {...field} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('spinbutton', { name: /^Zile/ });
const kept = () => screen.getByRole('status').textContent;

test('arrows and buttons count up to the limits, which Home and End are', async () => {
  const { user } = renderDressed(<Count initial="30" />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(kept()).toBe('32');
  await user.keyboard('{End}{ArrowUp}');
  expect(kept()).toBe('365');
  await user.click(screen.getByRole('button', { name: 'Cu unu mai puțin' }));
  expect(kept()).toBe('364');
});

test('a number beyond the limit stays as it was typed, for the form to say what is wrong', async () => {
  const { user } = renderDressed(<Count error="Scrieți un număr între 1 și 365." />);
  await user.type(field(), '500');
  await user.tab();
  expect(field()).toHaveValue('500');
  expect(kept()).toBe('500');
  expect(field()).toHaveAccessibleDescription('Scrieți un număr între 1 și 365.');
});
