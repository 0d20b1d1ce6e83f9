import type { Schema } from '@dosar/openapi';
import { somePartner } from '#src/areas/partners/testing/directory-calls.ts';
import { aPlace } from '#src/areas/scheduling/testing/a-place.ts';
import { first, there, type PageCalls, type PageChange } from './page-calls.ts';

/** Pages of catalogues: documents, templates, prices, places, partners and the assistant. */
export const catalogueChanges: Readonly<Record<string, PageChange>> = {
  'document-rules': {
    read: async ({ get }) => (await get<Schema<'DocumentRules'>>('document/getRules')).rule,
    change: async ({ get, post }) => {
      const { rule, row_version } = await get<Schema<'DocumentRules'>>('document/getRules');
      return post('document/saveRequestRule', { rule: { ...rule, reminder_days: [2, 4] }, row_version });
    },
  },
  'message-templates': {
    read: async (calls) => (await template(calls)).texts,
    change: async (calls) => {
      const { template_code, row_version, name_ro, name_en, is_active, texts } = await template(calls);
      const changed = texts.map((text, index) => (index === 0 ? { ...text, body: 'Alt text.' } : text));
      const body = { template_code, row_version, name_ro, name_en, is_active, texts: changed };
      return calls.post('message/saveTemplate', body);
    },
  },
  'repair-norms': {
    read: async ({ get }) => (await get<Schema<'RepairNorms'>>('claim/assessmentNorm/browse')).lines,
    change: ({ post }) =>
      post('claim/assessmentNorm/import', {
        ...{ csv: 'Piesa;Operație;Ore\nBonnet;vopsire;1,5', columns: null },
        ...{ valid_from: '2026-03-04', file_name: 'norme.csv' },
      }),
  },
  'repair-rates': {
    who: 'sorin.matei',
    prepare: (calls) => saveRate(calls, 18_000, 0),
    read: ({ get }) => get('claim/assessmentNote/browseRates'),
    change: (calls) => saveRate(calls, 25_000, 1),
  },
  'appointment-locations': {
    who: 'sorin.matei',
    prepare: (_calls, api) => aPlace(api, { name: 'Obor' }),
    read: async ({ get }) => (await get<Schema<'Places'>>('schedule/browsePlaces')).places,
    change: async ({ get, post }) => {
      const { places } = await get<Schema<'Places'>>('schedule/browsePlaces');
      const { visits_to_come: _visits, ...place } = there(places.find(({ name }) => name === 'Obor'));
      return post('schedule/savePlace', { ...place, address: 'Calea Plevnei 1' });
    },
  },
  partners: {
    who: 'petru.lazar',
    prepare: ({ post }) => post('partner/addPartner', { ...somePartner, name: 'Service Înapoi' }),
    read: async (calls) => (await partner(calls)).fields,
    change: async (calls) => {
      const { row, fields, row_version } = await partner(calls);
      const body = { row_version, fields: { ...fields, locality: 'Gherla' } };
      return calls.post(`partner/savePartner/${row.partner_id}`, body);
    },
  },
  assistant: {
    read: ({ get }) => get('aiAssistant/getSettings'),
    change: async ({ get, post }) => {
      const { is_on, role_codes, uses_model, row_version } =
        await get<Schema<'AssistantSettings'>>('aiAssistant/getSettings');
      return post('aiAssistant/saveSettings', { is_on: !is_on, role_codes, uses_model, row_version });
    },
  },
};

async function template({ get }: PageCalls) {
  const { code } = await first(get<Schema<'ListedTemplate'>[]>('message/browseTemplateSettings'));
  return get<Schema<'TemplateSettings'>>(`message/getTemplate/${code}`);
}

async function partner({ get }: PageCalls) {
  const query = `q=${encodeURIComponent('Service Înapoi')}`;
  const { items } = await get<Schema<'PartnerDirectoryPage'>>(`partner/browsePartnerDirectory?${query}`);
  return get<Schema<'Partner'>>(`partner/getPartner/${items[0]?.partner_id}`);
}

const saveRate = ({ post }: PageCalls, body_bani: number, row_version: number) =>
  post('claim/assessmentNote/saveRate', {
    ...{ partner_id: null, valid_from: '2026-05-01', discount_share: 0, row_version },
    rates: {
      ...{ body_bani, mechanic_bani: 18_000, electric_bani: 19_000 },
      ...{ paint_bani: 20_000, material_bani: 9_000 },
    },
  });
