import {
  bookVisit,
  browseAssessmentCentreCounties,
  confirmPhone,
  getOwnVisit,
  rescheduleVisit,
  searchSlots,
  sendPhoneCode,
  type OwnVisit,
  type Visit,
} from '@dosar/api-client/client';
import { mock, problem } from '@dosar/api-client/testing';
import { LightLocaleProvider } from '@dosar/i18n/light';
import { server } from '@dosar/testing';
import { aVisit, someFoundSlots } from '@dosar/testing/samples';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { texts } from 'virtual:dosar/test-messages';
import { expect, test } from 'vitest';
import { VisitOfCase } from './visit-of-case.tsx';

const visit = aVisit({ changeable_until: '2999-01-01T00:00:00Z' });
const moved: Visit = { ...visit, row_version: 2, starts_at: '2026-03-06T08:30:00Z' };
const lost = http.get('*/api/schedule/getOwnVisit', () => HttpResponse.error());

function booked(own: Visit): OwnVisit {
  return {
    visit: own,
    answer: null,
    held: null,
    can_book: false,
    claim_file_no: visit.claim_file_no,
    plate: visit.plate,
    contact_name: visit.contact_name,
    contact_phone: visit.contact_phone,
    county_code: 'B',
    reached_at: { kind: 'email', address: 'a…@example.com' },
  };
}

const reads = (own: Visit) => mock(getOwnVisit, { status: 200, body: booked(own) });

function openVisit() {
  localStorage.setItem('dosar.locale', 'en');
  render(
    <LightLocaleProvider source={(wanted) => ({ locale: wanted, messages: texts[wanted] })}>
      <VisitOfCase onChanged={() => undefined} />
    </LightLocaleProvider>,
  );
  return userEvent.setup();
}

/** Moves the visit that is shown; it is read again afterwards. */
async function moveVisit(user: ReturnType<typeof openVisit>) {
  server.use(
    mock(browseAssessmentCentreCounties, { status: 200, body: [] }),
    mock(searchSlots, { status: 200, body: someFoundSlots() }),
    mock(rescheduleVisit, { status: 201, body: moved }),
  );
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const [earliest] = await screen.findAllByRole('button', { name: /Militari/ });
  await user.click(earliest!);
  await user.click(await screen.findByRole('button', { name: 'Move the visit' }));
}

test.each([
  ['the network is lost', lost],
  ['the server fails', mock(getOwnVisit, problem(503, 'database_unavailable'))],
])('a visit that was moved stays in sight when %s, and is read once more on request', async (_, failing) => {
  server.use(reads(visit));
  const user = openVisit();
  expect(await screen.findByText(/^09:00 – /)).toBeVisible();
  server.use(failing);
  await moveVisit(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not check whether the visit has changed. You see what we knew last.',
  );
  expect(screen.getByText(/^10:30 – /)).toBeVisible();
  server.use(reads({ ...moved, row_version: 3, starts_at: '2026-03-06T09:00:00Z' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^11:00 – /)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a visit that cannot be read at first says so, and is read on request', async () => {
  server.use(lost);
  const user = openVisit();
  expect(await screen.findByRole('alert')).toHaveTextContent('The visit cannot be shown right now.');
  server.use(reads(visit));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^09:00 – /)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a visit is no longer shown once its case has no work for a visit', async () => {
  server.use(reads(visit));
  const user = openVisit();
  expect(await screen.findByText(/^09:00 – /)).toBeVisible();
  server.use(mock(getOwnVisit, problem(404, 'not_found')));
  await moveVisit(user);
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
});

test('a kept hour and what was typed with it are there after the page was loaded again', async () => {
  const held = aVisit({ status: 'held', hold_until: '2999-01-01T00:00:00Z' });
  const waits: OwnVisit = { ...booked(visit), visit: null, held, can_book: true };
  server.use(mock(getOwnVisit, { status: 200, body: waits }));
  const user = openVisit();
  const name = await screen.findByRole('textbox', { name: 'Name of who brings the car' });
  await user.clear(name);
  await user.type(name, 'Ion Pop');
  cleanup();
  openVisit();
  expect(await screen.findByRole('textbox', { name: 'Name of who brings the car' })).toHaveValue('Ion Pop');
});

test('B2 whoever cannot be written to confirms their number by the code that it got, and books without a tick that they did not set', async () => {
  const held = aVisit({ status: 'held', hold_until: '2999-01-01T00:00:00Z' });
  const waits: OwnVisit = { ...booked(visit), visit: null, held, can_book: true, reached_at: null };
  const asked: object[] = [];
  server.use(
    mock(getOwnVisit, { status: 200, body: waits }),
    mock(sendPhoneCode, ({ body }) => {
      asked.push(body);
      return { status: 200, body: { expires_at: '2999-01-01T00:00:00Z', block_until: null } };
    }),
    mock(confirmPhone, ({ body }) => {
      asked.push(body);
      const outcome = body.code === '418771' ? ('confirmed' as const) : ('wrong' as const);
      const reached_at = outcome === 'confirmed' ? { kind: 'phone' as const, address: '… 771' } : null;
      return { status: 200, body: { outcome, reached_at } };
    }),
    mock(bookVisit, ({ body }) => {
      asked.push(body);
      return { status: 201, body: visit };
    }),
  );
  const user = openVisit();
  const phone = await screen.findByRole('textbox', { name: 'Mobile phone' });
  await user.clear(phone);
  await user.type(phone, '021 330 4417');
  expect(screen.getByText(/no message will come/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /by a code/ })).toBeNull();
  await user.clear(phone);
  await user.type(phone, '0722 418 771');
  await user.click(screen.getByRole('button', { name: /by a code/ }));
  const code = await screen.findByRole('textbox', { name: 'Code from the SMS' });
  await user.type(code, '000000');
  expect(await screen.findByText(/This is not the code/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeDisabled();
  await user.clear(code);
  await user.type(code, '418771');
  expect(await screen.findByText('The confirmation and the reminders go to … 771.')).toBeVisible();
  expect(screen.queryByText(/no message will come/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm the visit' }));
  const number = '+40722418771';
  await expect.poll(() => asked).toHaveLength(4);
  expect(asked).toMatchObject([{ number }, { number, code: '000000' }, { number, code: '418771' }, {}]);
  expect(asked[3]).not.toHaveProperty('sms_consent');
});
