import { plateKind } from '@dosar/kernel/plates';
import { isCnp, isCui } from '@dosar/kernel/romanian-numbers';
import { isModernVin } from '@dosar/kernel/vin';
import type { Schema } from '@dosar/openapi';
import { declareImport, type ImportLine } from '#src/kernel/csv/declared-import.ts';

export type PolicyField = Schema<'PolicyColumnField'>;

/** A row of a file of policies as it is typed; a field without a column is `undefined`. */
export type PolicyLine = ImportLine<PolicyField>;

/** What the columns are called, in small letters without marks. */
const headings: Record<PolicyField, readonly string[]> = {
  kind: ['tip', 'tip polita', 'fel', 'produs', 'kind', 'type', 'product'],
  prefix: ['serie', 'seria', 'serie polita', 'prefix', 'series'],
  number: [
    'numar',
    'numar polita',
    'nr polita',
    'nr. polita',
    'polita',
    'nr',
    'number',
    'policy',
    'policy number',
  ],
  insurer: ['asigurator', 'societate', 'insurer', 'company'],
  valid_from: ['valabil de la', 'de la', 'data inceput', 'inceput', 'data start', 'valid from', 'from'],
  valid_until: [
    'valabil pana la',
    'pana la',
    'data sfarsit',
    'sfarsit',
    'expira',
    'data stop',
    'valid until',
    'until',
  ],
  paid_until: ['platit pana la', 'rate platite pana la', 'incasat pana la', 'paid until'],
  cancelled_on: ['reziliat la', 'data reziliere', 'anulat la', 'cancelled on'],
  plate: ['nr inmatriculare', 'nr. inmatriculare', 'numar inmatriculare', 'nr auto', 'numar auto', 'plate'],
  vin: ['vin', 'serie sasiu', 'sasiu', 'nr identificare', 'numar identificare'],
  holder_name: ['asigurat', 'nume asigurat', 'contractant', 'titular', 'holder', 'insured', 'policyholder'],
  holder_number: ['cnp', 'cui', 'cnp/cui', 'cnp cui', 'cod fiscal', 'holder number'],
  deductible: ['fransiza', 'deductible', 'excess'],
  vehicle_limit: ['suma asigurata', 'limita vehicul', 'limita', 'sum insured', 'vehicle limit'],
  property_limit: ['limita bunuri', 'limita daune materiale', 'property limit'],
  injury_limit: ['limita vatamari', 'limita vatamari corporale', 'injury limit'],
};

/** As many rows are read at once. */
export const rowsAtOnce = 2_000;
export const mostRows = 250_000;

/** Without these no row can be a policy. */
export const neededFields: readonly PolicyField[] = [
  'kind',
  'number',
  'valid_from',
  'valid_until',
  'holder_name',
];

/** Reads some rows of a file below its headings, by the columns that were chosen or by their names. */
export const readPolicyRows = declareImport<PolicyField>({
  headings,
  needed: neededFields,
  mostLines: rowsAtOnce + 1,
  contents: {
    plate: (cell) => plateKind(cell) !== 'unusual',
    vin: isModernVin,
    holder_number: (cell) => isCnp(cell) || isCui(cell),
  },
});
