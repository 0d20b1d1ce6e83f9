import { browseDocRequests } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DropPage } from './drop-page.tsx';
import type { FileMeaning } from './document-uploads.ts';
import { useDropTargets } from './use-drop-targets.ts';

const item = (id: string, state: Schema<'DocRequestItemState'>, name: string): Schema<'DocRequestItem'> => ({
  id,
  doc_type_code: id,
  doc_type_name: name,
  state,
  reject_reason: null,
  not_owned_code: null,
  not_owned_note: null,
  answered_at: null,
  decided_at: null,
  decided_by_name: null,
  document_ids: [],
  row_version: 1,
});
const request: Schema<'DocRequest'> = {
  id: 'request',
  assignment_id: null,
  status: 'partial',
  recipient_name: 'Anghel Raluca',
  channel: 'sms',
  language: 'ro',
  message: null,
  due_date: null,
  sent_at: '2026-11-16T08:00:00Z',
  viewed_at: null,
  completed_at: null,
  asked_by_name: null,
  items: [
    item('payment', 'requested', 'Acord de plată'),
    item('plate', 'rejected', 'Certificat de înmatriculare'),
    item('policy', 'accepted', 'Poliță'),
  ],
  reminders: [],
  row_version: 1,
};

const taken: (FileMeaning | undefined)[] = [];

function Section() {
  const targets = useDropTargets('assignment', [{ code: 'payment', name: 'Acord de plată' }]);
  return <DropPage targets={targets} onFiles={(_files, meaning) => taken.push(meaning)} />;
}

beforeEach(() => {
  taken.length = 0;
  server.use(mock(browseDocRequests, { status: 200, body: [request] }));
});

test('files that are dragged can be dropped on what was asked for, and answer it', async () => {
  renderFeature(<Section />);
  const files = [new File(['x'], 'acord.pdf')];
  fireEvent.dragEnter(document.body, { dataTransfer: { types: ['Files'], files } });
  expect(await screen.findByText('replaces what was refused')).toBeVisible();
  expect(screen.queryByText('Poliță')).not.toBeInTheDocument();
  // What is missing and was asked for stands there once.
  fireEvent.drop(screen.getByText('Acord de plată'), { dataTransfer: { files } });
  expect(taken).toEqual([{ docTypeCode: 'payment', itemId: 'payment' }]);
});
