import {
  browseTemplateSets,
  browseTemplateSettings,
  getSettingUsage,
  getTemplate,
  getTemplateApproval,
  previewTemplate,
  removeTemplateSet,
  saveTemplate,
  saveTemplateSet,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { idOf } from '@dosar/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { TemplatesPage } from '../templates-page.tsx';

const setId = idOf('other', 701);
const email = (body: string): Schema<'TemplateText'>[] => [
  { channel: 'email', language: 'ro', subject: 'Dosar', body },
];
const listed = (code: string, more: Partial<Schema<'ListedTemplate'>> = {}): Schema<'ListedTemplate'> => ({
  code,
  in_set: null,
  name_ro: code,
  name_en: code,
  texts: [{ channel: 'email', language: 'ro' }],
  is_active: true,
  version: 1,
  changed_at: null,
  changed_by: null,
  sent_count: 0,
  draft: null,
  ...more,
});
const refusal: Schema<'TemplateSettings'> = {
  template_code: 'refusal',
  in_set: null,
  name_ro: 'Respingere',
  name_en: 'Refusal',
  is_active: true,
  texts: email('Textul standard'),
  version: 1,
  row_version: 1,
  variables: [],
  sms_price_bani: 21,
  approval: { email: false, sms: false },
  draft: null,
  sent: { email: 0, sms: 0 },
  versions: [],
};
const sets: Schema<'TemplateSets'> = {
  sets: [{ template_set_id: setId, name: 'Flota Demo', row_version: 3 }],
  product_texts: [
    { code: 'claim_news', name_ro: 'Noutăți', name_en: 'News about the claim', texts: email('Noutăți') },
  ],
};
const saved: BodyOf<'saveTemplate'>[] = [];
const savedSets: BodyOf<'saveTemplateSet'>[] = [];

beforeEach(() => {
  saved.length = 0;
  savedSets.length = 0;
  server.use(
    mock(browseTemplateSets, { status: 200, body: sets }),
    mock(browseTemplateSettings, {
      status: 200,
      body: [
        listed('refusal'),
        listed('offer'),
        listed('own_offer', { in_set: { template_set_id: setId, replaces_code: 'offer' } }),
      ],
    }),
    mock(getTemplate, { status: 200, body: refusal }),
    mock(getTemplateApproval, { status: 200, body: { email: false, sms: false, row_version: 0 } }),
    mock(previewTemplate, problem(404, 'not_found')),
    mock(saveTemplate, ({ body }) => {
      saved.push(body);
      return { status: 200, body: { ...refusal, ...body, in_set: body.in_set ?? null, row_version: 1 } };
    }),
    mock(saveTemplateSet, ({ body }) => {
      savedSets.push(body);
      return { status: 200, body: { template_set_id: setId, name: body.name, row_version: 4 } };
    }),
  );
});

const open = (search = '') =>
  renderFeature([{ path: '/config/message-templates', Component: TemplatesPage }], {
    at: `/config/message-templates${search}`,
  });
const lines = (name: string) => screen.findByRole('list', { name });

describe('M7 the sets of templates', () => {
  test('are chosen above the templates, among which theirs do not stand', async () => {
    const { user } = open();
    expect(within(await lines('Templates')).getAllByRole('listitem')).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('Texts'), 'Flota Demo');
    const all = within(await lines('Flota Demo')).getAllByRole('listitem');
    expect(all.map((line) => line.textContent)).toEqual([
      'News about the claimthe standard text',
      'refusalthe standard text',
      'offerown text',
    ]);
  });

  test('begin a text with the standard one, and save it in its place', async () => {
    const { user } = open(`?set=${setId}`);
    await user.click(within(await lines('Flota Demo')).getByRole('link', { name: 'refusal' }));
    expect(await screen.findByText('Flota Demo, in place of “refusal”')).toBeVisible();
    const field = await screen.findByRole('textbox', { name: 'E-mail in Romanian' });
    expect(field).toHaveValue('Textul standard');
    await user.clear(field);
    await user.type(field, 'Textul flotei');
    await user.click(screen.getByRole('button', { name: 'Save and put in force' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      row_version: 0,
      in_set: { template_set_id: setId, replaces_code: 'refusal' },
      texts: email('Textul flotei'),
    });
    expect(saved[0]?.template_code).toMatch(/^respingere_s/);
  });

  test('can replace what the product writes by itself', async () => {
    open(`?template=new&set=${setId}&replaces=claim_news`);
    expect(await screen.findByRole('textbox', { name: 'E-mail in Romanian' })).toHaveValue('Noutăți');
    expect(screen.getByRole('checkbox', { name: 'Use it in place of the standard text' })).toBeChecked();
  });

  test('get a name that no other set has', async () => {
    server.use(mock(saveTemplateSet, problem(409, 'template_set_known')));
    const { user } = open(`?set=${setId}`);
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
    expect(dialog.getByLabelText(/^Name of the set/)).toHaveValue('Flota Demo');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Another set has this name.')).toBeVisible();
  });

  test('are not removed while a rule names them, which the question says', async () => {
    server.use(
      mock(getSettingUsage, {
        status: 200,
        body: {
          uses: [
            {
              use: 'special_rules',
              name: 'Rules of special customers',
              count: 1,
              effect: 'blocks',
              examples: [{ label: 'Dunărea Logistic', address: null }],
            },
          ],
          targets: [],
        },
      }),
    );
    const { user } = open(`?set=${setId}`);
    await user.click(await screen.findByRole('button', { name: 'Remove set' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the set Flota Demo?' }));
    expect(await dialog.findByText(/Dunărea Logistic/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Remove set' })).toBeDisabled();
  });

  test('are removed with the version that was read', async () => {
    const removed: number[] = [];
    server.use(
      mock(getSettingUsage, { status: 200, body: { uses: [], targets: [] } }),
      mock(removeTemplateSet, ({ body }) => {
        removed.push(body.row_version);
        return { status: 200, body: { sets: [], product_texts: [] } };
      }),
    );
    const { user } = open(`?set=${setId}`);
    await user.click(await screen.findByRole('button', { name: 'Remove set' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the set Flota Demo?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove set' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Remove set' }));
    await waitFor(() => expect(removed).toEqual([3]));
    expect(await lines('Templates')).toBeVisible();
  });
});
