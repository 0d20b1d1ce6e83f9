import { runInThisContext } from 'node:vm';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { renderDressed } from '../testing/render-dressed.tsx';
import { colorModeScript } from './color-mode.ts';
import { useColorMode } from './use-color-mode.ts';

let device: { isDark: boolean; isPrinting: boolean; change: () => void };

beforeEach(() => {
  const listeners = new Set<() => void>();
  device = { isDark: false, isPrinting: false, change: () => listeners.forEach((listener) => listener()) };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === 'print' ? device.isPrinting : query.includes('dark') && device.isDark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  document.documentElement.className = '';
});

function Switch() {
  const { mode, resolved, choose } = useColorMode();
  return (
    <>
      <output>{`${mode} ${resolved}`}</output>
      <Button onClick={() => choose('dark')}>Întunecat</Button>
    </>
  );
}

const page = document.documentElement;

test('ux 119 without a choice the page follows the device, also when that changes', () => {
  renderDressed(<Switch />);
  expect(page).toHaveClass('light');

  device.isDark = true;
  act(() => device.change());

  expect(page).toHaveClass('dark');
  expect(page).not.toHaveClass('light');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('system dark');
});

test('paper is light, and afterwards the page is as it was', async () => {
  const { user } = renderDressed(<Switch />);
  await user.click(screen.getByRole('button', { name: 'Întunecat' }));
  device.isPrinting = true;
  act(() => device.change());
  expect(page).toHaveClass('light', { exact: true });

  device.isPrinting = false;
  act(() => device.change());
  expect(page).toHaveClass('dark', { exact: true });
});

test('ux 119 a choice holds against the device and is remembered', async () => {
  const { user } = renderDressed(<Switch />);

  await user.click(screen.getByRole('button', { name: 'Întunecat' }));

  expect(page).toHaveClass('dark');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('dark dark');
});

test('ux 119 a choice in another tab holds here too', () => {
  renderDressed(<Switch />);
  localStorage.setItem('dosar.color-mode', 'dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'dosar.color-mode' })));

  expect(page).toHaveClass('dark');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('dark dark');
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
])(
  'ux 119 before the first paint a choice of %s on a dark device (%s) shows %s',
  (stored, isDark, expected) => {
    if (stored) localStorage.setItem('dosar.color-mode', stored);
    device.isDark = isDark;

    runInThisContext(colorModeScript);

    expect(page).toHaveClass(expected);
  },
);
