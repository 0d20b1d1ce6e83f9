import {
  browseTemplateSets,
  browseTemplateSettings,
  getTemplate,
  getTemplateApproval,
  previewTemplate,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema, SuccessBody } from '@dosar/openapi';
import { hoursAgo, idOf, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { TemplatesPage } from './templates-page.tsx';

type Listed = SuccessBody<'browseTemplateSettings'>[number];
const aTemplate = (change: Partial<Listed> = {}): Listed => ({
  code: 'offer',
  in_set: null,
  name_ro: 'Ofertă',
  name_en: 'Offer',
  texts: [{ channel: 'email', language: 'ro' }],
  is_active: true,
  version: 3,
  changed_at: hoursAgo(30),
  changed_by: 'Maria Stan',
  sent_count: 12,
  draft: null,
  ...change,
});
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
    text('email', 'ro', 'Bună ziua.\n\nOferta dosarului {{claim_file_no}} este gata.'),
    text('email', 'en', 'Hello.\n\nThe offer of claim {{claim_file_no}} is ready.'),
    text('sms', 'ro', `Așteptăm actele dosarului {{claim_file_no}}. ${'Vă mulțumim. '.repeat(4)}`),
  ],
  version: 3,
  row_version: 3,
  variables: [
    { name: 'claim_file_no', label_ro: 'numărul dosarului', label_en: 'claim number', kind: 'text' },
  ],
  sms_price_bani: 21,
  approval: { email: false, sms: false },
  draft: null,
  sent: { email: 12, sms: 100 },
  versions: [3, 2, 1].map((version) => ({
    version,
    name_ro: 'Ofertă',
    name_en: 'Offer',
    texts: [],
    saved_at: hoursAgo(100 - version),
    saved_by: 'Maria Stan',
    approved_by: null,
    note: '',
  })),
};
const file = { claim_file_no: 'DM26R0000075', plate: 'B 879 WDA', claimant_name: 'Anghel Raluca' };
const fleetId = idOf('other', 700);
const someSets: Schema<'TemplateSets'> = {
  sets: [{ template_set_id: fleetId, name: 'Flota Demo', row_version: 1 }],
  product_texts: [
    { code: 'claim_news', name_ro: 'Noutăți la dosar', name_en: 'News about the claim', texts: stored.texts },
  ],
};
const listed = (...templates: Listed[]) => [
  mock(browseTemplateSettings, { status: 200, body: templates }),
  mock(browseTemplateSets, { status: 200, body: someSets }),
  mock(getTemplateApproval, { status: 200, body: { email: true, sms: false, row_version: 1 } }),
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
];
const fleet = inFeature({ at: `/config/message-templates?set=${fleetId}` });
const editor = inFeature({ at: '/config/message-templates?template=offer' });

export default {
  title: 'Messages/Templates',
  component: TemplatesPage,
} satisfies Meta<typeof TemplatesPage>;

type Story = StoryObj<typeof TemplatesPage>;

export const One: Story = { decorators: [inFeature()], parameters: { network: listed(aTemplate()) } };

export const Many: Story = {
  decorators: [inFeature()],
  parameters: {
    network: listed(
      ...Array.from({ length: 50 }, (_, index) =>
        aTemplate({
          code: `template_${index + 1}`,
          name_ro: `Șablon ${index + 1}`,
          name_en: `Template ${index + 1}`,
          is_active: index % 5 !== 0,
        }),
      ),
    ),
  },
};

export const Empty: Story = { decorators: [inFeature()], parameters: { network: listed() } };

export const Editor: Story = { decorators: [editor], parameters: { network: listed(aTemplate()) } };

/** Some templates have an own text in the set, one of them is switched off. */
export const OfASet: Story = {
  decorators: [fleet],
  parameters: {
    network: listed(
      ...['offer', 'meeting', 'refusal'].map((code) => aTemplate({ code, name_ro: code, name_en: code })),
      ...['offer', 'meeting'].map((code, index) =>
        aTemplate({
          code: `own_${code}`,
          in_set: { template_set_id: fleetId, replaces_code: code },
          is_active: index === 0,
        }),
      ),
    ),
  },
};

export const Loading: Story = {
  decorators: [inFeature()],
  parameters: {
    network: [
      mock(browseTemplateSets, { status: 200, body: someSets }),
      mock(getTemplateApproval, { status: 200, body: { email: true, sms: false, row_version: 1 } }),
      mock(browseTemplateSettings, async () => {
        await delay('infinite');
        return { status: 200, body: [] };
      }),
    ],
  },
};

export const Failed: Story = {
  decorators: [inFeature()],
  parameters: {
    network: [
      mock(browseTemplateSets, { status: 200, body: someSets }),
      mock(getTemplateApproval, { status: 200, body: { email: true, sms: false, row_version: 1 } }),
      mock(browseTemplateSettings, problem(500, 'internal_error', { error_id: 'E77B3' })),
    ],
  },
};

export const EditorFailed: Story = {
  decorators: [editor],
  parameters: {
    network: [
      mock(getTemplate, problem(500, 'internal_error', { error_id: 'E77B4' })),
      ...listed(aTemplate()),
    ],
  },
};
