import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { renderDressed } from '../testing/render-dressed.tsx';
import { chooseDensity } from './density.ts';
import { useDensity } from './use-density.ts';

const page = document.documentElement;

function Switch() {
  const { density, choose } = useDensity();
  return <Button onClick={() => choose('compact')}>{density}</Button>;
}

test('rows stand close together as soon as somebody chooses so, and at the next visit', async () => {
  const { user, unmount } = renderDressed(<Switch />);
  expect(page).toHaveAttribute('data-density', 'comfortable');

  await user.click(screen.getByRole('button', { name: 'comfortable' }));
  expect(page).toHaveAttribute('data-density', 'compact');

  unmount();
  renderDressed(<Switch />);
  expect(screen.getByRole('button', { name: 'compact' })).toBeVisible();
});

test('a choice in another tab holds here too', () => {
  renderDressed(<Switch />);
  localStorage.setItem('dosar.density', 'compact');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'dosar.density' })));

  expect(page).toHaveAttribute('data-density', 'compact');
  act(() => chooseDensity('comfortable'));
  expect(page).toHaveAttribute('data-density', 'comfortable');
});
