import { browseProposals, decideProposal, importTexts, previewTextImport } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTextsPage } from './product-texts-page.tsx';

const proposal: Schema<'Proposal'> = {
  kind: 'status',
  code: 'towing.new',
  label: 'Towing: New',
  fields: [{ field: 'name_ro', before: 'De tractat', after: 'Sosită' }],
  shipped: [{ field: 'name_ro', text: 'Sosită' }],
  row_version: 4,
};
const change: Schema<'TextImportChange'> = {
  kind: 'status_help',
  code: 'towing.new',
  label: 'Towing: New',
  fields: [{ field: 'help_html_ro', before: '<p>Vechi.</p>', after: '<p>Nou.</p>' }],
  values: [{ field: 'help_html_ro', text: '<p>Nou.</p>' }],
  row_version: 4,
};
const other: Schema<'TextImportChange'> = { ...change, code: 'towing.assigned', label: 'Towing: Assigned' };

const open = (proposals: Schema<'Proposal'>[] = []) => {
  server.use(mock(browseProposals, { status: 200, body: { items: proposals } }));
  return renderFeature(<ProductTextsPage />, { profile: aProfile({}, people.calin) });
};
const aFile = (content: string) => new File([content], 'texts.json', { type: 'application/json' });
const document = { format: 'dosar.texts', version: 1, items: [] };

test('B14 a proposal stands beside the own words, and is taken over with the words that were read', async () => {
  const sent: MockRequest<'decideProposal'>['body'][] = [];
  server.use(
    mock(decideProposal, ({ body }) => {
      sent.push(body);
      return { status: 200 as const, body: { items: [] } };
    }),
  );
  const { user } = open([proposal]);
  expect(await screen.findByText('De tractat')).toBeVisible();
  expect(screen.getByText('Sosită')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take over Towing: New' }));
  expect(await screen.findByText(/^Taken over\./)).toBeVisible();
  expect(sent).toEqual([
    { kind: 'status', code: 'towing.new', shipped: proposal.shipped, takes_over: true, row_version: 4 },
  ]);
});

test('B14 a proposal that changed meanwhile says so, and stays', async () => {
  server.use(mock(decideProposal, problem(412, 'stale_row_version')));
  const { user } = open([proposal]);
  await user.click(await screen.findByRole('button', { name: 'Keep mine Towing: New' }));
  expect(await screen.findByText(/^Somebody changed this meanwhile/)).toBeVisible();
  expect(screen.getByText('De tractat')).toBeVisible();
});

test('B14 a file is looked through first, and only what is chosen is stored', async () => {
  const sent: MockRequest<'importTexts'>['body'][] = [];
  server.use(
    mock(previewTextImport, {
      status: 200,
      body: { changes: [change, other], unknown: ['status: gone.new'], unchanged: 7 },
    }),
    mock(importTexts, ({ body }) => {
      sent.push(body);
      return { status: 200 as const, body: { changed: body.items.length } };
    }),
  );
  const { user } = open();
  await user.upload(await screen.findByLabelText('Import a file'), aFile(JSON.stringify(document)));
  await user.click(await screen.findByRole('checkbox', { name: 'Change Towing: Assigned' }));
  expect(screen.getByText(/status: gone\.new/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Store the chosen changes' }));
  expect(await screen.findByText('1 thing is worded anew.')).toBeVisible();
  expect(sent).toMatchObject([{ items: [{ code: 'towing.new', row_version: 4 }] }]);
});

test('B14 any other file is refused on the page', async () => {
  const { user } = open();
  await user.upload(await screen.findByLabelText('Import a file'), aFile('{"format":"other"}'));
  expect(await screen.findByText('This is not a file of exported texts.')).toBeVisible();
});
