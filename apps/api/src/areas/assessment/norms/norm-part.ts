import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import { configurationParts, contentOf } from '#src/kernel/settings/configuration-part.ts';
import { findNormsOn } from './norm-repository.ts';
import { takeNorms } from './repair-norms.ts';

const code = 'all';

/** The name that a version of the table has when it came with a file of the whole configuration. */
const fileName = 'dosar-configuration.json';

type Norm = Schema<'RepairNorm'>;
type Words = Readonly<Record<Language, string>>;

const operations: Readonly<Record<Norm['operation'], Words>> = {
  replace: { ro: 'înlocuire', en: 'replace' },
  repair: { ro: 'reparare', en: 'repair' },
  paint: { ro: 'vopsire', en: 'paint' },
  remove_refit: { ro: 'demontare-montare', en: 'remove and refit' },
  blend: { ro: 'pierdere de culoare', en: 'blend' },
  check: { ro: 'verificare', en: 'check' },
  calibrate: { ro: 'calibrare', en: 'calibrate' },
  prepare: { ro: 'pregătire', en: 'prepare' },
  polish: { ro: 'polisare', en: 'polish' },
  sublet: { ro: 'lucrare externă', en: 'sublet' },
};
const labours: Readonly<Record<Norm['labour_type'], Words>> = {
  body: { ro: 'tinichigerie', en: 'body' },
  mechanic: { ro: 'mecanică', en: 'mechanic' },
  electric: { ro: 'electrică', en: 'electric' },
};

/** What usual repairs take, in the file of the configuration: the table in force, whole. */
export const normPart = configurationParts.entry({
  kind: 'repair_norm',
  changedBy: 'importRepairNorms',
  order: 75,
  mayAdd: (known) => known === code,
  find: async (tx, orgId, _language, now) => {
    const lines = await findNormsOn(tx, orgId, localDateOf(now));
    return lines.length === 0 ? [] : [{ code, label: '', content: { repair_norm: { lines } } }];
  },
  labelOf: () => '',
  fieldsOf: (content, language) =>
    contentOf(content, 'repair_norm').lines.flatMap((line) => {
      const part = `${line.part_code} · ${operations[line.operation][language]}`;
      const values = {
        labour_type: labours[line.labour_type][language],
        labour_hours: line.labour_hundredths / 100,
        paint_hours: line.paint_hundredths / 100,
        unit_price_lei: line.unit_price_bani / 100,
      };
      return Object.entries(values).map(([field, value]) => ({
        part,
        key: `${part} ${field}`,
        field,
        value,
      }));
    }),
  store: (call, { content }) => takeNorms(call, contentOf(content, 'repair_norm').lines, fileName),
});
