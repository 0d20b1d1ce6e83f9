import { act, fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { notify } from './notify.ts';
import { forgetNotices, pastNoticesAtom } from './past-notices.ts';

beforeEach(() => vi.useFakeTimers());

// The toaster counts in frames.
const frame = 20;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function tell(news: () => void) {
  act(news);
  await pass(0);
}
const shows = (text: string) => screen.queryByText(text) !== null;

describe('X11 K5 each kind of notice stays as long as the specification says', () => {
  const kinds = [
    ['snack', 3000],
    ['success', 3000],
    ['warning', 3000],
    ['other', 2500],
  ] as const;

  test.each(kinds)('%s for %i ms', async (kind, duration) => {
    renderDressed(<main />);
    await tell(() => notify[kind]('Parola schimbata cu succes!'));

    await pass(duration - frame);
    expect(shows('Parola schimbata cu succes!')).toBe(true);
    await pass(2 * frame);
    expect(shows('Parola schimbata cu succes!')).toBe(false);
  });

  test("an error shows 'Eroare' with 'Detalii' for 10 s", async () => {
    renderDressed(<main />);
    await tell(() => notify.error({ message: 'Conexiune întreruptă' }));

    expect(shows('Eroare')).toBe(true);
    expect(screen.getByRole('button', { name: 'Detalii' })).toBeVisible();
    await pass(10_000 - frame);
    expect(shows('Eroare')).toBe(true);
    await pass(2 * frame);
    expect(shows('Eroare')).toBe(false);
  });
});

test("X11 'Detalii' opens the details of the error in a dialog", async () => {
  vi.useRealTimers();
  const { user } = renderDressed(<main />);
  act(() => notify.error({ message: 'Conexiune întreruptă', errorId: '01JD3X8K2M', type: 'internal_error' }));

  await user.click(await screen.findByRole('button', { name: 'Detalii' }));

  const dialog = await screen.findByRole('dialog', { name: 'Eroare' });
  expect(dialog).toHaveTextContent('Conexiune întreruptă');
  expect(dialog).toHaveTextContent('01JD3X8K2M');
});

test('ux 125 the time stands still while the pointer is on a notice', async () => {
  renderDressed(<main />);
  await tell(() => notify.snack('Preluat de altcineva'));
  await pass(2000);

  fireEvent.mouseEnter(screen.getByText('Preluat de altcineva'));
  await pass(60_000);
  expect(shows('Preluat de altcineva')).toBe(true);

  fireEvent.mouseLeave(screen.getByText('Preluat de altcineva'));
  await pass(1000 - 2 * frame);
  expect(shows('Preluat de altcineva')).toBe(true);
  await pass(4 * frame);
  expect(shows('Preluat de altcineva')).toBe(false);
});

test('ux 125 the ten seconds of an error stand still while the focus is on it', async () => {
  renderDressed(<main />);
  await tell(() => notify.error({ message: 'Conexiune întreruptă' }));
  await pass(9_000);

  await act(async () => screen.getByRole('button', { name: 'Detalii' }).focus());
  await pass(60_000);
  expect(shows('Eroare')).toBe(true);

  await act(async () => screen.getByRole('button', { name: 'Detalii' }).blur());
  await pass(1_000 + frame);
  expect(shows('Eroare')).toBe(false);
});

test('ux 125 a notice that comes while somebody reads another waits with it', async () => {
  renderDressed(<main />);
  await tell(() => notify.error({ message: 'Conexiune întreruptă' }));
  await act(async () => screen.getByRole('button', { name: 'Detalii' }).focus());
  await tell(() => notify.snack('Preluat de altcineva'));

  await pass(60_000);
  expect(shows('Preluat de altcineva')).toBe(true);
  // The pointer that leaves takes nothing away from somebody who is there with the keyboard.
  fireEvent.mouseEnter(screen.getByText('Eroare'));
  fireEvent.mouseLeave(screen.getByText('Eroare'));
  await pass(60_000);
  expect(shows('Preluat de altcineva')).toBe(true);
});

test('Escape takes away the notice that has the focus, and no other', async () => {
  renderDressed(<main />);
  await tell(() => notify.snack('Preluat de altcineva'));
  await tell(() => notify.error({ message: 'Conexiune întreruptă' }));

  fireEvent.keyDown(screen.getByRole('button', { name: 'Detalii' }), { key: 'Escape' });
  await pass(frame);

  expect(shows('Eroare')).toBe(false);
  expect(shows('Preluat de altcineva')).toBe(true);
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

test('an offer to undo stays for 10 s and goes once it is taken', async () => {
  const undo = vi.fn();
  renderDressed(<main />);
  await tell(() => notify.success('18 dosare predate', { label: 'Anulează', run: undo }));

  await pass(9_000);
  fireEvent.click(screen.getByRole('button', { name: 'Anulează' }));
  await pass(frame);

  expect(undo).toHaveBeenCalledOnce();
  expect(shows('18 dosare predate')).toBe(false);
});

test('a notice raised before the page is ready is not lost', async () => {
  notify.warning('Refresh token expired');
  await tell(() => void renderDressed(<main />));

  expect(shows('Refresh token expired')).toBe(true);
});

test('the sixth notice takes the place of the oldest', async () => {
  renderDressed(<main />);
  await tell(() => ['unu', 'doi', 'trei', 'patru', 'cinci', 'șase'].forEach((text) => notify.snack(text)));

  expect(shows('unu')).toBe(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('the same words twice stand there once, and are found twice in the history', async () => {
  forgetNotices();
  renderDressed(<main />);
  await tell(() => ['Salvat', 'Salvat'].forEach((text) => notify.success(text)));

  expect(screen.getAllByText('Salvat')).toHaveLength(1);
  expect(getDefaultStore().get(pastNoticesAtom)).toHaveLength(2);
});
