import {
  browseTemplateSets,
  browseTemplateSettings,
  getTemplate,
  previewTemplate,
  saveTemplate,
  testTemplate,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TemplatesPage } from './templates-page.tsx';

const text = (channel: 'email' | 'sms', language: 'ro' | 'en', body: string): Schema<'TemplateText'> => ({
  channel,
  language,
  subject: channel === 'email' ? 'Dosar {{claim_file_no}}' : null,
  body,
});
const stored: Schema<'TemplateSettings'> = {
  template_code: 'offer',
  in_set: null,
  name_ro: 'Ofertă',
  name_en: 'Offer',
  is_active: true,
  texts: [
    text('email', 'ro', 'Bună ziua.\n\nNe puteți scrie.'),
    text('email', 'en', 'Hello.'),
    text('sms', 'ro', `Așteptăm actele ${'x'.repeat(80)}`),
  ],
  version: 3,
  row_version: 3,
  variables: [
    { name: 'claim_file_no', label_ro: 'numărul dosarului', label_en: 'claim number', kind: 'text' },
  ],
  sms_price_bani: 21,
  sent: { email: 0, sms: 100 },
  versions: [
    {
      version: 3,
      name_ro: 'Ofertă',
      name_en: 'Offer',
      texts: [],
      saved_at: '2026-10-14T06:12:00Z',
      saved_by: 'Maria Stan',
    },
    {
      version: 2,
      name_ro: 'Ofertă',
      name_en: 'Offer',
      texts: [text('email', 'ro', 'Textul vechi')],
      saved_at: '2026-06-02T12:40:00Z',
      saved_by: 'Maria Stan',
    },
  ],
};
const file = { claim_file_no: 'DM26R0000075', plate: 'B 879 WDA', claimant_name: 'Anghel Raluca' };
const saved: BodyOf<'saveTemplate'>[] = [];
const tested: BodyOf<'testTemplate'>[] = [];

beforeEach(() => {
  saved.length = 0;
  server.use(
    mock(browseTemplateSettings, {
      status: 200,
      body: [
        {
          code: 'offer',
          in_set: null,
          name_ro: 'Ofertă',
          name_en: 'Offer',
          texts: [{ channel: 'email', language: 'ro' }],
          is_active: true,
          version: 3,
          changed_at: null,
          changed_by: null,
          sent_count: 2,
        },
      ],
    }),
    mock(browseTemplateSets, { status: 200, body: { sets: [], product_texts: [] } }),
    mock(getTemplate, { status: 200, body: stored }),
    mock(previewTemplate, ({ body }) => ({
      status: 200,
      body: {
        file,
        files: [file],
        values: [{ name: 'claim_file_no', value: file.claim_file_no }],
        texts: body.texts.map((written) => ({
          ...written,
          body: written.body.replaceAll('{{claim_file_no}}', file.claim_file_no),
          missing: [],
        })),
      },
    })),
    mock(saveTemplate, ({ body }) => {
      saved.push(body);
      return { status: 200, body: { ...stored, ...body, in_set: null, version: 4, row_version: 4 } };
    }),
    mock(testTemplate, ({ body }) => {
      tested.push(body);
      return { status: 200, body: { to: 'me@example.com' } };
    }),
  );
});

const open = () =>
  renderFeature([{ path: '/config/message-templates', Component: TemplatesPage }], {
    at: '/config/message-templates?template=offer',
  });
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save and put in force' });

test('a variable is put where the cursor stands, and is saved by its name', async () => {
  const { user } = open();
  await user.type(await field('E-mail in Romanian'), ' Dosar ');
  // Beside its words stands what the file of the preview fills it with.
  await user.click(await screen.findByRole('button', { name: `claim number ${file.claim_file_no}` }));
  expect(await field('E-mail in Romanian')).toHaveValue(
    'Bună ziua.\n\nNe puteți scrie. Dosar {{claim number}}',
  );
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ template_code: 'offer', row_version: 3 });
  expect(saved[0]?.texts[0]?.body).toBe('Bună ziua.\n\nNe puteți scrie. Dosar {{claim_file_no}}');
});

test('a variable that does not exist is named and keeps the template from being saved', async () => {
  const { user } = open();
  await user.type(await field('E-mail in English'), ' by {{{{data_limita}}');
  expect(await screen.findByText('data_limita does not exist')).toBeVisible();
  expect(save()).toBeDisabled();
});

test('a paragraph that is not translated is copied from the Romanian text', async () => {
  const { user } = open();
  expect(await screen.findByText('Paragraph 2 is not translated')).toBeVisible();
  const [copy] = screen.getAllByRole('button', { name: 'Copy from Romanian' });
  if (copy) await user.click(copy);
  expect(await field('E-mail in English')).toHaveValue('Hello.\n\nNe puteți scrie.');
});

test('ux 84 an SMS says its parts, what its diacritics cost in a month, and is written without them', async () => {
  const { user } = open();
  expect(await screen.findByText('2 parts, 0.42 lei')).toBeVisible();
  expect(screen.getByText('2 letters with diacritics: 2 parts instead of 1')).toBeVisible();
  expect(screen.getByText(/21.00 lei less a month/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  expect(await field('SMS in Romanian')).toHaveValue(`Asteptam actele ${'x'.repeat(80)}`);
  expect(await screen.findByText('1 part, 0.21 lei')).toBeVisible();
});

test('ux 84 the preview is filled from a real file and sent to oneself', async () => {
  const { user } = open();
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(await within(preview).findByText('Ne puteți scrie.', { exact: false })).toBeVisible();
  await user.click(within(preview).getByRole('button', { name: 'Send me a test' }));
  await waitFor(() => expect(tested).toMatchObject([{ claim_file_no: file.claim_file_no }]));
});

test('ux 84 a version comes back into the fields and is in force once it is saved', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Back to this one' }));
  expect(await field('E-mail in Romanian')).toHaveValue('Textul vechi');
  expect(await field('SMS in Romanian')).toHaveValue('');
  expect(saved).toHaveLength(0);
  await user.click(save());
  await waitFor(() => expect(saved[0]?.texts).toEqual([text('email', 'ro', 'Textul vechi')]));
});
