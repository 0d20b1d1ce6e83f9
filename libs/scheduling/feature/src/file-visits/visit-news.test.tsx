import { confirmPhone, getVisits, sendPhoneCode, tellVisitAgain } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { aProfile, aVisit, people, someBookableWork } from '@dosar/testing/samples';
import type { BodyOf, Schema } from '@dosar/openapi';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisitNewsList } from './visit-news.tsx';
import { VisitsSection } from './visits-section.tsx';

const moved: Schema<'VisitNews'> = {
  visit_news_id: '01900000-0000-7000-8000-0000000a0001',
  visit_id: '01900000-0000-7000-8000-0000000a0002',
  reason: 'visit_moved',
  starts_at: '2026-03-06T08:00:00.000Z',
  place_name: 'Ploiești',
  was: { starts_at: '2026-03-05T08:00:00.000Z', place_name: 'Militari' },
  told_at: '2026-03-04T08:00:00.000Z',
  by: 'Sorin Matei',
  outcome: 'told',
  can_tell_again: false,
  recipients: [
    {
      role: 'claimant',
      name: 'Raluca Anghel',
      channel: 'sms',
      address: '+40722418903',
      state: 'sent',
      failure: null,
      answer: null,
      answered_at: null,
    },
  ],
};

test('B2 the file says who was told of a move, by which channel, and where the visit was', () => {
  renderFeature(<VisitNewsList news={[moved]} contactPhone="+40722418903" />);
  expect(screen.getByText(/Militari → Ploiești/)).toBeVisible();
  expect(screen.getByText('Raluca Anghel · SMS 0722 418 903 · sent')).toBeVisible();
  expect(screen.queryByText(/Nobody could be told/)).toBeNull();
});

test('B2 when nothing of the last change came through, the file says whom to call', () => {
  const [recipient] = moved.recipients;
  if (!recipient) throw new Error('The sample has a recipient.');
  const lost = {
    ...moved,
    recipients: [{ ...recipient, state: 'bounced' as const, failure: 'unknown number' }],
  };
  renderFeature(<VisitNewsList news={[lost]} contactPhone="+40722418903" />);
  expect(
    screen.getByText('Nobody could be told of the last change. Please call 0722 418 903.'),
  ).toBeVisible();
  expect(screen.getByText(/came back · unknown number/)).toBeVisible();
});

test('B2 news that reached nobody is sent again from the file, and the answer to a message stands with it', async () => {
  const [recipient] = moved.recipients;
  if (!recipient) throw new Error('The sample has a recipient.');
  const asked: BodyOf<'tellVisitAgain'>[] = [];
  server.use(
    mock(tellVisitAgain, ({ body }) => {
      asked.push(body);
      return { status: 201, body: [] };
    }),
  );
  const lost = { ...moved, outcome: 'nobody' as const, can_tell_again: true, recipients: [] };
  const answered = {
    ...moved,
    visit_news_id: '01900000-0000-7000-8000-0000000a0003',
    recipients: [{ ...recipient, answer: 'no' as const, answered_at: '2026-03-04T16:04:00.000Z' }],
  };
  const { user } = renderFeature(<VisitNewsList news={[lost, answered]} contactPhone={null} />);
  expect(screen.getByText(/answered NO .*18:04/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => asked).toEqual([{ visit_news_id: moved.visit_news_id }]);
});

test('B2 after the answer NO the file offers another hour, until the visit has one or the answer is YES', async () => {
  const [recipient] = moved.recipients;
  if (!recipient) throw new Error('The sample has a recipient.');
  const visit = aVisit({ status: 'booked' });
  const news = (answer: 'yes' | 'no', startsAt = visit.starts_at): Schema<'VisitNews'> => ({
    ...moved,
    visit_id: visit.visit_id,
    starts_at: startsAt,
    recipients: [{ ...recipient, answer, answered_at: '2026-03-04T16:04:00.000Z' }],
  });
  const shown = async (entry: Schema<'VisitNews'>) => {
    server.use(mock(getVisits, { status: 200, body: { visits: [visit], bookable: [], news: [entry] } }));
    const page = renderFeature(<VisitsSection claimFileNo="DM26R0000075" />);
    await screen.findByText('Who was told');
    const offer = screen.queryByRole('button', { name: 'Find another hour' });
    page.unmount();
    return offer !== null;
  };
  expect(await shown(news('no'))).toBe(true);
  expect(await shown(news('yes'))).toBe(false);
  expect(await shown(news('no', '2020-01-01T08:00:00.000Z'))).toBe(false);
});

test('B2 staff who reload while they keep an hour have it again, and confirm the number of who is on the phone by a code', async () => {
  const { userId, fullName } = people.elena;
  const work = { ...someBookableWork(), contact_name: null, contact_phone: null, reached_at: null };
  const held = aVisit({
    status: 'held',
    hold_until: new Date(Date.now() + 462_000).toISOString(),
    holder: { kind: 'colleague', user_id: userId, name: fullName },
  });
  const asked: unknown[] = [];
  server.use(
    mock(getVisits, { status: 200, body: { visits: [], bookable: [{ ...work, held }], news: [] } }),
    mock(sendPhoneCode, ({ body }) => {
      asked.push(body);
      const expires_at = new Date(Date.now() + 300_000).toISOString();
      return { status: 200, body: { expires_at, block_until: null } };
    }),
    mock(confirmPhone, ({ body }) => {
      asked.push(body);
      const reached_at = { kind: 'phone' as const, address: body.number };
      return { status: 200, body: { outcome: 'confirmed' as const, reached_at } };
    }),
  );
  const { user } = renderFeature(<VisitsSection claimFileNo="DM26R0000003" />, {
    profile: aProfile({}, people.elena),
  });
  expect((await screen.findAllByText('The hour is kept for another 7:42'))[0]).toBeVisible();
  expect(screen.getByText('Kept by you')).toBeVisible();
  expect(screen.getByText(/A task to call opens with the booking/)).toBeVisible();
  await user.type(screen.getByLabelText('Mobile phone'), '0722 418 771');
  await user.click(await screen.findByRole('button', { name: 'Send a code to this number' }));
  await user.type(await screen.findByLabelText('Code from the SMS'), '418771');
  expect(await screen.findByText('The confirmation and the reminders go to 0722 418 771.')).toBeVisible();
  expect(screen.queryByText(/a task to call opens/i)).toBeNull();
  const of = { number: '+40722418771', assignment_id: work.assignment_id };
  expect(asked).toEqual([of, { ...of, code: '418771' }]);
});
