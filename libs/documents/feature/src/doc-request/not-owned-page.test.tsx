import { declineRequestedDocument } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { daysAhead, idOf } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotOwnedPage } from './not-owned-page.tsx';
import { PageUploads } from './page-uploads.ts';
import { RequestContext } from './request-context.ts';

const item: Schema<'RequestedItem'> = {
  id: idOf('other', 1),
  doc_type_code: 'driving_licence',
  name: 'Driving licence',
  guidance: null,
  example_code: 'card',
  example: null,
  state: 'requested',
  takes_pdf: true,
  takes_pictures: true,
  reject_reason: null,
  not_owned_code: null,
  decided_at: null,
  pages: [],
};
const request: Schema<'RequestedDocuments'> = {
  claim_file_no: 'DM26R0000109',
  plate: null,
  status: 'sent',
  language: 'en',
  message: null,
  due_date: daysAhead(7),
  answered_at: null,
  verdict_by: daysAhead(9),
  contact: { name: 'Ana Ionescu', phone: null },
  tracker_url: 'https://tracker.example/status/DM26R0000109',
  items: [item],
};
const uploads = new PageUploads({
  send: () => Promise.reject(new Error('Nothing is uploaded here.')),
  onStored: () => Promise.resolve(),
  pause: () => Promise.resolve(),
});

test('R12 somebody who does not have a document says why; without a reason nothing is sent', async () => {
  const sent: BodyOf<'declineRequestedDocument'>[] = [];
  server.use(
    mock(declineRequestedDocument, ({ body }) => {
      sent.push(body);
      return {
        status: 200 as const,
        body: { ...request, items: [{ ...item, state: 'not_owned' as const }] },
      };
    }),
  );
  const { user } = renderFeature(
    <RequestContext value={{ request, uploads }}>
      <NotOwnedPage item={item} />
    </RequestContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Choose a reason.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(
    screen.getByRole('radio', { name: 'I have given it to the repair shop or to your office' }),
  );
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await expect.poll(() => sent).toEqual([{ reason_code: 'given_already' }]);
});
