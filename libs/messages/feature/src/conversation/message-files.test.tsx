import { moveMessage } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import mails from '@dosar/kernel/corpus/mails.json' with { type: 'json' };
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { idOf } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAnswer, sampleFile } from '../testing/message-samples.ts';
import { MessageCard } from './message-card.tsx';

const attachment = {
  position: 0,
  file_name: 'talon.pdf',
  mime_type: 'application/pdf',
  size: 900,
  document_id: idOf('document', 1),
  refused_because: null,
  is_kept: true,
  moved_to: null,
};

test('M8 an e-mail of somebody whom the claim does not know says so, and is moved by its number in any spelling', async () => {
  const bodies: unknown[] = [];
  server.use(
    mock(moveMessage, ({ body }) => {
      bodies.push(body);
      return { status: 200, body: anAnswer({ claim_file_no: 'DM26R0000002' }) };
    }),
  );
  const message = anAnswer({ is_sender_unknown: true, attachments: [attachment] });
  const { user } = renderFeature(<MessageCard message={message} file={sampleFile} />);
  expect(screen.getByText('sender unknown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move to another claim' }));
  await user.type(await screen.findByLabelText('Claim number'), 'DM26-R-0000002');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(/Moved to/)).toBeVisible();
  expect(bodies).toEqual([{ claim_file_no: 'DM26-R-0000002' }]);
});

test('M8 one document of an e-mail is moved alone; an unknown claim is told at the field', async () => {
  server.use(mock(moveMessage, problem(422, 'rule_refused')));
  const message = anAnswer({ attachments: [attachment] });
  const { user } = renderFeature(<MessageCard message={message} file={sampleFile} />);
  await user.click(screen.getByRole('button', { name: 'Move talon.pdf to another claim' }));
  await user.type(await screen.findByLabelText('Claim number'), 'DM26R0000099{Enter}');
  expect(await screen.findByText(/There is no claim with this number/)).toBeVisible();
});

test('M8 a file that became no document says why and is saved as it came', () => {
  const kept = { ...attachment, document_id: null, refused_because: 'type' as const, file_name: 'a.xlsx' };
  const message = anAnswer({ attachments: [kept], has_original: true });
  renderFeature(<MessageCard message={message} file={sampleFile} />);
  expect(screen.getByText(/this kind of file is not accepted/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as it came' })).toBeVisible();
});

type Read = {
  automatic?: boolean;
  bounce?: unknown;
  files?: (string | null)[][];
  replyTo?: string;
  text?: string;
  textHas?: string;
};
const samples = (mails as readonly { name: string; expected: Read }[]).filter(
  ({ expected }) => expected.files !== undefined || expected.automatic !== undefined,
);

const whyText: Record<string, string> = {
  type: 'this kind of file is not accepted',
  signature: 'picture of a signature',
  unpacked: 'its files are beside it',
};

test.each(samples)('M8 an e-mail of the corpus is shown as it is read: $name', ({ expected }) => {
  const files = (expected.files ?? []).map(([name, why = null], position) => ({
    ...attachment,
    position,
    file_name: name ?? '',
    document_id: why === null ? idOf('document', position + 1) : null,
    refused_because: why as Schema<'MessageAttachment'>['refused_because'],
  }));
  const message = anAnswer({ attachments: files, is_auto_reply: expected.automatic ?? false });
  renderFeature(<MessageCard message={message} file={sampleFile} />);
  for (const { file_name: name, document_id: id, refused_because: why } of files) {
    // A document leads to itself; everything else says why it is none, and is saved as it came.
    if (id !== null) expect(screen.getByRole('link', { name })).toBeVisible();
    else expect(screen.getByText(name).closest('div')?.textContent).toContain(whyText[why ?? '']);
  }
  expect(screen.queryAllByRole('button', { name: 'Save' })).toHaveLength(
    files.filter(({ document_id: id }) => id === null).length,
  );
  expect(screen.queryAllByText('automatic reply').length > 0).toBe(expected.automatic === true);
});
