import { catalogues, type Catalogue } from '#src/kernel/settings/catalogue.ts';
import { suppliedFields } from '#src/kernel/settings/supplied-fields.ts';
import type { SuppliedValues } from '#src/kernel/database/json-columns.ts';
import { storeStatusHelp } from './status-help.ts';
import { keyOf, subjectOf } from './status-subject.ts';
import { findStatusTexts } from './status-text-repository.ts';
import { storeStatusTexts } from './status-texts.ts';

const text = (values: SuppliedValues, field: string) => values[field] ?? null;

const named = (kind: 'status' | 'status_help'): Catalogue['find'] =>
  async function findThings(tx, orgId, language) {
    const rows = await findStatusTexts(tx, orgId, language);
    return rows.map((row) => ({
      ...subjectOf(row, language),
      values: Object.fromEntries(suppliedFields[kind].map((field) => [field, row[field]])),
      rowVersion: row.row_version,
    }));
  };

/** Texts of statuses among those that the product ships and an organisation changes. */
export const statusCatalogues = [
  catalogues.entry({
    kind: 'status',
    changedBy: 'saveStatusTexts',
    find: named('status'),
    store: async (call, { id, values, rowVersion }) => {
      const texts = {
        name_ro: text(values, 'name_ro') ?? '',
        name_en: text(values, 'name_en') ?? '',
        color: text(values, 'color') ?? '',
        tracker_event_title_ro: text(values, 'tracker_event_title_ro'),
        tracker_event_title_en: text(values, 'tracker_event_title_en'),
        tracker_event_description_ro: text(values, 'tracker_event_description_ro'),
        tracker_event_description_en: text(values, 'tracker_event_description_en'),
        tracker_next_step_title_ro: text(values, 'tracker_next_step_title_ro'),
        tracker_next_step_title_en: text(values, 'tracker_next_step_title_en'),
        tracker_next_step_description_ro: text(values, 'tracker_next_step_description_ro'),
        tracker_next_step_description_en: text(values, 'tracker_next_step_description_en'),
      };
      await storeStatusTexts(call, { ...keyOf(id), texts, row_version: rowVersion });
    },
  }),
  catalogues.entry({
    kind: 'status_help',
    changedBy: 'saveStatusHelp',
    find: named('status_help'),
    store: async (call, { id, values, rowVersion }) => {
      await storeStatusHelp(call, {
        ...keyOf(id),
        help_html_ro: text(values, 'help_html_ro'),
        help_html_en: text(values, 'help_html_en'),
        row_version: rowVersion,
      });
    },
  }),
];
