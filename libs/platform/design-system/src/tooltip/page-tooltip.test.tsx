import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from '../button/icon-button.tsx';
import { renderDressed } from '../testing/render-dressed.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const two = (
  <>
    <IconButton icon="close" label="Închide" />
    <IconButton icon="search" label="Caută" />
  </>
);
const tip = () => screen.queryByRole('tooltip')?.textContent;
const letRest = () => vi.advanceTimersByTimeAsync(500);
const reads = (words: string) => waitFor(() => expect(tip()).toBe(words));

test('a pointer that rests on a picture reads its name, until it goes elsewhere', async () => {
  const { user } = renderDressed(two);
  await user.hover(screen.getByRole('button', { name: 'Închide' }));
  expect(tip()).toBeUndefined();
  await letRest();
  await reads('Închide');
  await user.hover(screen.getByRole('button', { name: 'Caută' }));
  expect(tip()).toBeUndefined();
  await letRest();
  await reads('Caută');
  await user.unhover(screen.getByRole('button', { name: 'Caută' }));
  await user.hover(document.body);
  expect(tip()).toBeUndefined();
});

test('the keyboard reads it too, and Escape takes it away', async () => {
  const { user } = renderDressed(two);
  await user.tab();
  await letRest();
  await reads('Închide');
  await user.keyboard('{Escape}');
  expect(tip()).toBeUndefined();
});

test('a press takes it away, and nobody sees a tooltip under a finger', async () => {
  const { user } = renderDressed(two);
  const close = screen.getByRole('button', { name: 'Închide' });
  await user.hover(close);
  await letRest();
  await reads('Închide');
  await user.click(close);
  expect(tip()).toBeUndefined();
  fireEvent.pointerMove(screen.getByRole('button', { name: 'Caută' }), { pointerType: 'touch' });
  await letRest();
  // What React has to draw is drawn by then.
  await letRest();
  expect(tip()).toBeUndefined();
});

test('a pointer over the link that covers a row reads the cell below it', async () => {
  renderDressed(
    <div data-row="0">
      <a href="/1" data-row-link="">
        DM26R0000001
      </a>
      <span data-tooltip="20.11.2026">depășit 10 zile</span>
    </div>,
  );
  const link = screen.getByRole('link');
  const cell = screen.getByText('depășit 10 zile');
  vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 80, 20));
  fireEvent.pointerMove(link, { pointerType: 'mouse', clientX: 40, clientY: 10 });
  await letRest();
  // What React has to draw is drawn by then.
  await letRest();
  expect(tip()).toBeUndefined();
  fireEvent.pointerMove(link, { pointerType: 'mouse', clientX: 120, clientY: 10 });
  await letRest();
  await reads('20.11.2026');
});
