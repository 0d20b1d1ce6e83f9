import type { OperationId } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { SuppliedValues } from '../database/json-columns.ts';
import { extensionPoint } from '../extension-points/extension-point.ts';
import type { Language } from '../http/request-language.ts';
import type { ChangingCall } from './setting-page.ts';
import type { SuppliedKind } from './supplied-fields.ts';

/** A thing of a catalogue, with its texts by column. */
export type CatalogueThing = {
  /** Its codes, the same in every organisation. */
  id: string;
  /** What people call it. */
  label: string;
  values: SuppliedValues;
  rowVersion: number;
};

/** Texts of an organisation that the product ships, and that an organisation changes, exports and imports. */
export type Catalogue = {
  kind: SuppliedKind;
  /** The operation that changes a thing: whom the contract lets call it takes over proposals and imports. */
  changedBy: OperationId;
  find: (tx: Transaction<Database>, orgId: string, language: Language) => Promise<CatalogueThing[]>;
  /** Stores values by the page's own use case: with its rules, its row version, and a change in its history. */
  store: (call: ChangingCall, thing: Omit<CatalogueThing, 'label'>) => Promise<void>;
};

/** Every catalogue of texts that organisations may change. */
export const catalogues = extensionPoint<Catalogue>('kernel.catalogues');
