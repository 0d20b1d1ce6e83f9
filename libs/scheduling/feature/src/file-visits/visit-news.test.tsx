import { renderFeature } from '@dosar/testing';
import type { Schema } from '@dosar/openapi';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisitNewsList } from './visit-news.tsx';

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
  recipients: [
    {
      role: 'claimant',
      name: 'Raluca Anghel',
      channel: 'sms',
      address: '+40722418903',
      state: 'sent',
      failure: null,
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
