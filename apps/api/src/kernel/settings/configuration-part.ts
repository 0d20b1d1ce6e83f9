import type { OperationId, Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JsonValue } from '../database/json-columns.ts';
import { extensionPoint } from '../extension-points/extension-point.ts';
import type { Language } from '../http/request-language.ts';
import { Problem } from '../problem/problem.ts';
import type { ChangingCall } from './setting-page.ts';

type Content = Schema<'ConfigurationContent'>;
type Kind = Schema<'ConfigurationKind'>;

/** A configured thing without names of people, so that the file can be imported by every organisation. */
export type ConfigurationThing = { code: string; label: string; content: Content };

/** One value of a thing, for the comparison that people read before they import. */
export type ConfigurationField = {
  /** The status, step or text that the value belongs to; null for the thing itself. */
  part: string | null;
  /** Tells fields apart; the label of a part need not be unique. */
  key: string;
  field: string;
  value: JsonValue;
};

type StoringCall = ChangingCall & { caller: { orgId: string } };

/** A part that an area adds to the configuration file: how its things are read, compared and stored. */
export type ConfigurationPart = {
  kind: Kind;
  /** The operation that changes such a thing: whom the contract lets call it exports and imports. */
  changedBy: OperationId;
  /** Parts that others name come first, ascending. */
  order: number;
  /** Whether a file may create a thing with this code; past closed days, for example, are not created. */
  mayAdd: (code: string, now: Date) => boolean;
  find: (
    tx: Transaction<Database>,
    orgId: string,
    language: Language,
    now: Date,
  ) => Promise<ConfigurationThing[]>;
  /** What a thing is called that a file brings. */
  labelOf: (code: string, content: Content, language: Language) => string;
  fieldsOf: (content: Content, language: Language) => ConfigurationField[];
  /** Prepares new things before the first is stored, because things of one kind refer to each other. */
  prepare?: (call: StoringCall, things: readonly Omit<ConfigurationThing, 'label'>[]) => Promise<void>;
  /** Stores a thing by the use case of its page: with its rules, and a change in its history. */
  store: (call: StoringCall, thing: Omit<ConfigurationThing, 'label'>) => Promise<void>;
};

/** Every kind of thing in the file of the configuration. */
export const configurationParts = extensionPoint<ConfigurationPart>('kernel.configuration-parts');

/** The content of a thing of one kind; a file that holds another kind there is damaged. */
export function contentOf<K extends Kind>(content: Content, kind: K): NonNullable<Content[K]> {
  const found = content[kind];
  if (found === undefined) throw new Problem(422, 'configuration_damaged');
  return found;
}

/** The values of a thing that has no parts. */
export const plainFields = (values: Readonly<Record<string, JsonValue>>): ConfigurationField[] =>
  Object.entries(values).map(([field, value]) => ({ part: null, key: field, field, value }));
