import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { AvatarStack } from './avatar-stack.tsx';
import { Avatar } from './avatar.tsx';

test('what a colleague is doing is a word, not only a mark', () => {
  renderDressed(<Avatar name="Ana Ionescu" presence="editing" />);

  expect(screen.getByRole('img', { name: 'Ana Ionescu modifică acum' })).toHaveAttribute(
    'data-initials',
    'AI',
  );
});

test('beside a name the picture is silent', () => {
  renderDressed(<Avatar name="Ana Ionescu" isDecoration />);

  expect(screen.queryByRole('img')).toBeNull();
});

test('those for whom there is no room are a number with their names', () => {
  const people = ['Ana', 'Barbu', 'Cezar', 'Dan', 'Ema'].map((name) => ({ id: name, name }));
  const { rerender } = renderDressed(<AvatarStack label="Lucrează aici" people={people} />);

  const stack = within(screen.getByRole('list', { name: 'Lucrează aici' }));
  expect(stack.getAllByRole('listitem')).toHaveLength(4);
  expect(stack.getByRole('img', { name: 'încă 2: Dan și Ema' })).toHaveTextContent('+2');

  rerender(<AvatarStack label="Lucrează aici" people={people.slice(0, 4)} />);
  expect(screen.queryByText(/\+/)).toBeNull();
});
