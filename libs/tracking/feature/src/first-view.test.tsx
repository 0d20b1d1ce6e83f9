import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FirstView, keepFirstView } from './first-view.tsx';

beforeEach(() => {
  localStorage.setItem('dosar.locale', 'ro');
  document.body.innerHTML =
    '<div id="root"><div class="dosar-page dosar-written" lang="ro"><main><h1>Cereți codul</h1></main></div></div>';
});
afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

test('ux 96 what the server wrote stays in sight while the script asks for more, as the same elements', () => {
  const written = screen.getByRole('heading', { name: 'Cereți codul' });
  keepFirstView();
  const { unmount } = render(<FirstView lines={3} />);
  expect(screen.getByRole('heading', { name: 'Cereți codul' })).toBe(written);
  // The next part of the page that waits for an answer shows it, too.
  unmount();
  render(<FirstView lines={3} />);
  expect(screen.getByRole('heading', { name: 'Cereți codul' })).toBe(written);
});

test('what was written for another address or in another language is not shown', () => {
  keepFirstView();
  document.querySelector('#root')?.remove();
  localStorage.setItem('dosar.locale', 'en');
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/status/search');
  render(<FirstView lines={3} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
