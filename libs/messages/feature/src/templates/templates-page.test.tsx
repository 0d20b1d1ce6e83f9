import {
  browseTemplateSets,
  browseTemplateSettings,
  decideTemplateDraft,
  getTemplate,
  getTemplateApproval,
  previewTemplate,
  saveTemplate,
  saveTemplateApproval,
  saveTemplateDraft,
  testTemplate,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
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
  approval: { email: false, sms: false },
  draft: null,
  sent: { email: 0, sms: 100 },
  versions: [
    {
      version: 3,
      name_ro: 'Ofertă',
      name_en: 'Offer',
      texts: [],
      saved_at: '2026-10-14T06:12:00Z',
      saved_by: 'Maria Stan',
      approved_by: null,
      note: '',
    },
    {
      version: 2,
      name_ro: 'Ofertă',
      name_en: 'Offer',
      texts: [text('email', 'ro', 'Textul vechi')],
      saved_at: '2026-06-02T12:40:00Z',
      saved_by: 'Maria Stan',
      approved_by: null,
      note: '',
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
          draft: { state: 'waiting', saved_by: 'Călin Dobre', saved_at: '2026-11-20T08:00:00Z' },
        },
      ],
    }),
    mock(getTemplateApproval, { status: 200, body: { email: false, sms: false, row_version: 0 } }),
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

describe('B14 a text that a second person approves', () => {
  const approval = { email: true, sms: false };
  const draft: Schema<'TemplateDraft'> = {
    state: 'waiting',
    name_ro: 'Ofertă',
    name_en: 'Offer',
    is_active: true,
    texts: [text('email', 'ro', 'Textul nou')],
    note: 'Termen nou',
    saved_by: 'Călin Dobre',
    saved_at: '2026-11-20T08:00:00Z',
    decided_by: null,
    reason: null,
    is_own: false,
    is_outdated: false,
    draft_version: 2,
  };

  test('is kept as a draft with its reason instead of being put in force', async () => {
    const asked: BodyOf<'saveTemplateDraft'>[] = [];
    server.use(
      mock(getTemplate, { status: 200, body: { ...stored, approval } }),
      mock(saveTemplateDraft, ({ body }) => {
        asked.push(body);
        return { status: 200, body: { ...stored, approval, draft: { ...draft, is_own: true } } };
      }),
    );
    const { user } = open();
    await user.type(await field('SMS in Romanian'), '!');
    expect(save()).toBeEnabled();
    await user.type(await field('E-mail in Romanian'), '!');
    await user.type(await field('Why you change it'), 'Termen nou');
    await user.click(screen.getByRole('button', { name: 'Ask for approval' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ row_version: 3, draft_version: 0, asks: true, note: 'Termen nou' });
    expect(saved).toHaveLength(0);
    expect(await screen.findByText(/you wrote in it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve and put in force' })).not.toBeInTheDocument();
  });

  test('is approved by a colleague who sees what it changes, and given back only with a reason', async () => {
    const decided: BodyOf<'decideTemplateDraft'>[] = [];
    server.use(
      mock(getTemplate, { status: 200, body: { ...stored, approval, draft } }),
      mock(decideTemplateDraft, ({ body }) => {
        decided.push(body);
        return problem(409, 'template_approval_rule', { context: { reason: 'not_waiting' } });
      }),
    );
    const { user } = open();
    const changes = within(await screen.findByRole('region', { name: 'What the draft changes' }));
    expect(changes.getByText(/Textul nou/)).toBeVisible();
    expect(changes.getByText(/Ne puteți scrie/)).toBeVisible();
    const giveBack = screen.getByRole('button', { name: 'Give it back' });
    expect(giveBack).toBeDisabled();
    await user.type(await field('What is missing, for its author'), 'Prea scurt');
    await user.click(giveBack);
    await waitFor(() => expect(decided).toMatchObject([{ approves: false, reason: 'Prea scurt' }]));
    expect(await screen.findByText('This draft does not wait for approval any more.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve and put in force' }));
    await waitFor(() => expect(decided[1]).toMatchObject({ approves: true, draft_version: 2 }));
  });

  test('stands in the list as waiting, and the insurer chooses the kinds', async () => {
    const chosen: BodyOf<'saveTemplateApproval'>[] = [];
    server.use(
      mock(getTemplateApproval, { status: 200, body: { ...approval, row_version: 1 } }),
      mock(saveTemplateApproval, ({ body }) => {
        chosen.push(body);
        return { status: 200, body };
      }),
    );
    const { user } = renderFeature([{ path: '/config/message-templates', Component: TemplatesPage }], {
      at: '/config/message-templates',
    });
    expect(await screen.findByRole('checkbox', { name: 'Texts of e-mails' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
    await waitFor(() => expect(chosen).toEqual([{ email: true, sms: true, row_version: 1 }]));
    expect(screen.getByText('1 template waits for approval')).toBeVisible();
  });
});
