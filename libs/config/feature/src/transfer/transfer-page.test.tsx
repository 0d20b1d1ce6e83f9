import { importConfiguration, previewConfigurationImport } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, people, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransferPage } from './transfer-page.tsx';

const content = (name: string) => ({ reason: { name_ro: name, name_en: name, is_active: true } });
const document: Schema<'ConfigurationDocument'> = {
  format: 'dosar.configuration',
  version: 1,
  items: [
    { kind: 'reason', code: 'delay.police', content: content('Police papers') },
    { kind: 'reason', code: 'delay.own_snow', content: content('Snow') },
  ],
};
const police: Schema<'ConfigurationChange'> = {
  kind: 'reason',
  code: 'delay.police',
  label: 'Waits for the police',
  is_new: false,
  fields: [{ part: null, field: 'name_en', before: 'Waits for the police', after: 'Police papers' }],
  field_count: 3,
  seen: 'a'.repeat(64),
};
const snow: Schema<'ConfigurationChange'> = {
  kind: 'reason',
  code: 'delay.own_snow',
  label: 'Snow',
  is_new: true,
  fields: [],
  field_count: 0,
  seen: null,
};
const preview = (changes = [police, snow]): Schema<'ConfigurationPreview'> => ({
  changes,
  unknown: ['feature: gone'],
  unchanged: 7,
});

const open = () => renderFeature(<TransferPage />, { profile: aProfile({}, people.calin) });
const aFile = (text: string) => new File([text], 'c.json', { type: 'application/json' });
const choose = async (user: ReturnType<typeof open>['user'], text = JSON.stringify(document)) =>
  user.upload(await screen.findByLabelText('Import a file'), aFile(text));

test('B14 a file is looked through value by value, and only what is chosen is stored', async () => {
  const sent: MockRequest<'importConfiguration'>['body'][] = [];
  server.use(
    mock(previewConfigurationImport, { status: 200, body: preview() }),
    mock(importConfiguration, ({ body }) => {
      sent.push(body);
      return { status: 200 as const, body: { changed: body.items.length } };
    }),
  );
  const { user } = open();
  await choose(user);
  const reasons = await screen.findByRole('region', { name: 'Reasons' });
  expect(within(reasons).getByText('Police papers')).toBeVisible();
  expect(within(reasons).getByText('and 2 more')).toBeVisible();
  expect(screen.getByText(/feature: gone/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(within(reasons).getByRole('checkbox', { name: 'Change Waits for the police' }));
  await user.click(screen.getByRole('button', { name: 'Store 1 change' }));
  expect(await screen.findByText('1 thing is as in the file now.')).toBeVisible();
  expect(sent).toEqual([{ items: [{ ...document.items[1], seen: null }] }]);
});

test('B14 a refusal names the thing of the file, and says that nothing was stored', async () => {
  server.use(
    mock(previewConfigurationImport, { status: 200, body: preview() }),
    mock(
      importConfiguration,
      problem(412, 'stale_row_version', { context: { thing: 'reason: delay.police' } }),
    ),
  );
  const { user } = open();
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Store 2 changes' }));
  expect(await screen.findByText('It is about Waits for the police.')).toBeVisible();
  expect(screen.getByText('Nothing was stored.')).toBeVisible();
});

test.each([
  ['a file that was cut off', '{"format":"dosar.configuration","ver', /^The file is damaged/],
  ['a file without things', '{"format":"dosar.configuration","version":1}', /^The file is damaged/],
  ['a file of a newer product', '{"format":"dosar.configuration","version":2,"items":[]}', /newer version/],
  ['any other file', '{"format":"other"}', /^This is not a configuration file/],
])('B14 %s is refused in words', async (_what, text, words) => {
  const { user } = open();
  await choose(user, text);
  expect(await screen.findByText(words)).toBeVisible();
});

test('B14 a file that changes nothing says so', async () => {
  server.use(mock(previewConfigurationImport, { status: 200, body: preview([]) }));
  const { user } = open();
  await choose(user);
  expect(await screen.findByText('The file changes nothing, 7 the same.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Store/ })).toBeNull();
});

test('B14 a file that the server does not take for its size says so', async () => {
  server.use(mock(previewConfigurationImport, problem(413, 'payload_too_large')));
  const { user } = open();
  await choose(user);
  expect(await screen.findByText(/larger than 16 MB/)).toBeVisible();
});
