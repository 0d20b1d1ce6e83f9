import { renderFeature } from '@dosar/testing';
import { aVisit } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndWindow } from './end-window.tsx';
import { NextVisit } from './next-visit.tsx';
import { NobodyWindow } from './nobody-window.tsx';

const visit = aVisit();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One of the two windows, so many minutes after the hour of the visit. */
function openAfter(minutes: number, Window: typeof NobodyWindow) {
  vi.setSystemTime(Date.parse(visit.starts_at) + minutes * 60_000);
  const reports: unknown[] = [];
  const onReport = (report: unknown) => {
    reports.push(report);
    return Promise.resolve();
  };
  const page = renderFeature(<Window visit={visit} onReport={onReport} onClose={() => undefined} />);
  return { ...page, reports };
}

test('B2 nobody is there: the visit cannot be closed before fifteen minutes have passed', async () => {
  const { reports } = openAfter(14, NobodyWindow);
  expect(await screen.findByRole('button', { name: 'Close the visit, after 09:15' })).toBeDisabled();
  expect(screen.getAllByText(/15 minutes count from 09:00/)).not.toEqual([]);
  expect(reports).toEqual([]);
});

test('B2 nobody is there: after fifteen minutes the visit is closed', async () => {
  const { user, reports } = openAfter(15, NobodyWindow);
  await user.click(await screen.findByRole('button', { name: 'Close the visit' }));
  expect(reports).toEqual([{ status: 'client_no_show', visit_id: visit.visit_id }]);
});

test('B2 a closed place is reported with a note, whatever the hour', async () => {
  const { user, reports } = openAfter(0, EndWindow);
  expect((await screen.findAllByRole('radio')).length).toBe(1);
  await user.click(screen.getByRole('radio', { name: 'Place closed' }));
  await user.type(screen.getByLabelText(/^Note/), 'Poarta era încuiată.');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await expect
    .poll(() => reports)
    .toEqual([{ status: 'place_closed', note: 'Poarta era încuiată.', visit_id: visit.visit_id }]);
});

test('B2 a missing vehicle is reported from fifteen minutes after the hour on', async () => {
  openAfter(15, EndWindow);
  expect(await screen.findByRole('radio', { name: 'Vehicle absent' })).toBeVisible();
});

/** The card of a visit, so many minutes after its hour. */
function cardAfter(minutes: number, status: 'booked' | 'on_the_way' | 'arrived' | 'unreported') {
  vi.setSystemTime(Date.parse(visit.starts_at) + minutes * 60_000);
  const reports: unknown[] = [];
  const onReport = (report: unknown) => {
    reports.push(report);
    return Promise.resolve();
  };
  const page = renderFeature(<NextVisit visit={{ ...visit, status }} onReport={onReport} />);
  return { ...page, reports };
}

test.each([
  ['booked', -121, 'I am on the way, from 07:00'],
  ['on_the_way', -16, 'I have arrived, from 08:45'],
  ['arrived', -16, 'I begin, from 08:45'],
] as const)(
  'B2 a visit that is “%s” says from which hour on its next step can be true',
  async (status, minutes, name) => {
    const { reports } = cardAfter(minutes, status);
    expect(await screen.findByRole('button', { name })).toBeDisabled();
    expect(reports).toEqual([]);
  },
);

test('B2 from its hour on a step is reported', async () => {
  const { user, reports } = cardAfter(-120, 'booked');
  await user.click(await screen.findByRole('button', { name: 'I am on the way' }));
  expect(reports).toEqual([{ status: 'on_the_way', visit_id: visit.visit_id }]);
});

test('B2 a visit of which nobody has said how it ended asks for it, days later too', async () => {
  const { user, reports } = cardAfter(3 * 24 * 60, 'unreported');
  expect(await screen.findByText('The hour of this visit is over. How did it end?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(reports).toEqual([{ status: 'done', visit_id: visit.visit_id }]);
});

test('B2 what the camera takes goes to the file of the visit, and the card says how many photos wait for the network', async () => {
  const taken: string[] = [];
  const { user } = renderFeature(
    <NextVisit
      visit={visit}
      onReport={() => Promise.resolve()}
      onPhotos={(files) => taken.push(...files.map(({ name }) => name))}
      photosWaiting={2}
    />,
  );
  await user.upload(
    await screen.findByLabelText('Photo'),
    new File(['x'], 'fata.jpg', { type: 'image/jpeg' }),
  );
  expect(taken).toEqual(['fata.jpg']);
  expect(screen.getByText('2 photos are kept here until there is a network')).toBeVisible();
});
