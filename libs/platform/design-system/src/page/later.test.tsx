import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Later } from './later.tsx';

afterEach(() => vi.restoreAllMocks());

const page = (atOnce?: boolean) => (
  <>
    <p>rows</p>
    <Later atOnce={atOnce} room={<p>room</p>}>
      <p>frame</p>
    </Later>
  </>
);

/** What was in the document each time the browser was about to paint. */
function followPictures(): string[] {
  const pictures: string[] = [];
  const ask = requestAnimationFrame;
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((then) =>
    ask((time) => {
      pictures.push(document.body.textContent);
      then(time);
    }),
  );
  return pictures;
}

test('the work is in one picture with the room of what stands around it, which follows', async () => {
  const pictures = followPictures();
  render(page());
  expect(await screen.findByText('frame')).toBeVisible();
  expect(pictures).toEqual(['rowsroom']);
  expect(screen.queryByText('room')).toBeNull();
});

test('what cannot keep its room comes with the work', () => {
  render(page(true));
  expect(document.body).toHaveTextContent('rowsframe');
});

test('a page that is opened in the background is whole before anybody looks', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const pictures = followPictures();
  render(page());
  expect(await screen.findByText('frame')).toBeVisible();
  expect(pictures).toEqual([]);
});
