import { act, fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { notify } from './notify.ts';
import { forgetNotices, pastNoticesAtom } from './past-notices.ts';

beforeEach(() => vi.useFakeTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shows = (text: string) => screen.queryByText(text) !== null;

describe('X11 K5 each kind of notice stays as long as the specification says', () => {
  const kinds = [
    ['snack', 3000],
    ['success', 3000],
    ['warning', 3000],
    ['other', 2500],
  ] as const;

  test.each(kinds)('%s for %i ms', (kind, duration) => {
    renderDressed(<main />);
    act(() => notify[kind]('Parola schimbata cu succes!'));

    pass(duration - 1);
    expect(shows('Parola schimbata cu succes!')).toBe(true);
    pass(1);
    expect(shows('Parola schimbata cu succes!')).toBe(false);
  });

  test("an error shows 'Eroare' with 'Detalii' for 10 s", () => {
    renderDressed(<main />);
    act(() => notify.error({ message: 'Conexiune întreruptă' }));

    expect(shows('Eroare')).toBe(true);
    expect(screen.getByRole('button', { name: 'Detalii' })).toBeVisible();
    pass(9_999);
    expect(shows('Eroare')).toBe(true);
    pass(1);
    expect(shows('Eroare')).toBe(false);
  });
});

test("X11 'Detalii' opens the details of the error in a dialog", async () => {
  vi.useRealTimers();
  const { user } = renderDressed(<main />);
  act(() => notify.error({ message: 'Conexiune întreruptă', errorId: '01JD3X8K2M', type: 'internal_error' }));

  await user.click(screen.getByRole('button', { name: 'Detalii' }));

  const dialog = await screen.findByRole('dialog', { name: 'Eroare' });
  expect(dialog).toHaveTextContent('Conexiune întreruptă');
  expect(dialog).toHaveTextContent('01JD3X8K2M');
});

test('ux 125 the time stands still while the pointer is on a notice', () => {
  renderDressed(<main />);
  act(() => notify.snack('Preluat de altcineva'));
  pass(2000);

  fireEvent.pointerEnter(screen.getByText('Preluat de altcineva'));
  pass(60_000);
  expect(shows('Preluat de altcineva')).toBe(true);

  fireEvent.pointerLeave(screen.getByText('Preluat de altcineva'));
  pass(999);
  expect(shows('Preluat de altcineva')).toBe(true);
  pass(1);
  expect(shows('Preluat de altcineva')).toBe(false);
});

test('ux 125 the ten seconds of an error stand still while the focus is on it', () => {
  renderDressed(<main />);
  act(() => notify.error({ message: 'Conexiune întreruptă' }));
  pass(9_000);

  act(() => screen.getByRole('button', { name: 'Detalii' }).focus());
  pass(60_000);
  expect(shows('Eroare')).toBe(true);

  act(() => screen.getByRole('button', { name: 'Detalii' }).blur());
  pass(1_000);
  expect(shows('Eroare')).toBe(false);
});

test('ux 125 the last fifty notices are kept, the newest first, until they are forgotten', () => {
  forgetNotices();
  for (let number = 1; number <= 51; number += 1) notify.snack(`Anunțul ${number}`);
  expect(
    getDefaultStore()
      .get(pastNoticesAtom)
      .map(({ text }) => text),
  ).toHaveLength(50);
  expect(getDefaultStore().get(pastNoticesAtom)[0]?.text).toBe('Anunțul 51');
  forgetNotices();
  expect(getDefaultStore().get(pastNoticesAtom)).toEqual([]);
});

test('an offer to undo stays for 10 s and goes once it is taken', () => {
  const undo = vi.fn();
  renderDressed(<main />);
  act(() => notify.success('18 dosare predate', { label: 'Anulează', run: undo }));

  pass(9_000);
  fireEvent.click(screen.getByRole('button', { name: 'Anulează' }));

  expect(undo).toHaveBeenCalledOnce();
  expect(shows('18 dosare predate')).toBe(false);
});

test('a notice raised before the page is ready is not lost', () => {
  notify.warning('Refresh token expired');
  renderDressed(<main />);

  expect(shows('Refresh token expired')).toBe(true);
});

test('the sixth notice takes the place of the oldest', () => {
  renderDressed(<main />);
  act(() => ['unu', 'doi', 'trei', 'patru', 'cinci', 'șase'].forEach((text) => notify.snack(text)));

  expect(shows('unu')).toBe(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('the same words twice stand there once, and are found twice in the history', () => {
  forgetNotices();
  renderDressed(<main />);
  act(() => ['Salvat', 'Salvat'].forEach((text) => notify.success(text)));

  expect(screen.getAllByText('Salvat')).toHaveLength(1);
  expect(getDefaultStore().get(pastNoticesAtom)).toHaveLength(2);
});
