import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CodeField } from './code-field.tsx';

function Example() {
  const [code, setCode] = useState('');
  return <CodeField label="Access code" length={6} value={code} onChange={setCode} />;
}

test('a code pasted with spaces, a dash and small letters is taken as it is meant', async () => {
  render(<Example />);
  await userEvent.click(screen.getByLabelText('Access code'));
  await userEvent.paste(' ab2-c3d ');
  expect(screen.getByLabelText('Access code')).toHaveValue('AB2C3D');
});

test('a seventh character is not taken', async () => {
  render(<Example />);
  await userEvent.type(screen.getByLabelText('Access code'), 'abcdefg');
  expect(screen.getByLabelText('Access code')).toHaveValue('ABCDEF');
});

test('the phone is told that the field waits for a code from a message', () => {
  render(<Example />);
  expect(screen.getByLabelText('Access code')).toHaveAttribute('autocomplete', 'one-time-code');
});
