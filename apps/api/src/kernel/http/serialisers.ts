import fastJson, { type AnySchema } from 'fast-json-stringify';
import { contractSchemaId, sharedSchemas, type ContractDocument, type Schema } from './contract-document.ts';

/** Writes a value as JSON text and leaves out what its schema does not name. */
export type Serialiser = (value: unknown) => string;

/** Makes the serialiser of a schema of the contract at the first question for it. */
export type Serialisers = (schema: Schema) => Serialiser;

const known = new WeakMap<ContractDocument, Serialisers>();

/**
 * Serialisers that know the shared schemas of the contract; the same ones for the same document.
 *
 * Each is compiled with the shared schemas that it refers to and no others: the compiler reads whatever it is given, which for the
 * whole contract takes fifty times as long as for the schemas of one answer.
 */
export function serialisersOf(document: ContractDocument): Serialisers {
  const serialisers = known.get(document) ?? serialisersThatKnow(document);
  known.set(document, serialisers);
  return serialisers;
}

function serialisersThatKnow(document: ContractDocument): Serialisers {
  const shared = sharedSchemas(document).components.schemas;
  const compiled = new WeakMap<Schema, Serialiser>();
  return (schema) => {
    const serialiser: Serialiser =
      compiled.get(schema) ?? fastJson(schema as AnySchema, { schema: { contract: needed(schema, shared) } });
    compiled.set(schema, serialiser);
    return serialiser;
  };
}

/** The part of the shared schemas that a schema refers to, itself or through others. */
function needed(schema: Schema, shared: Record<string, Schema>) {
  const schemas: Record<string, Schema> = {};
  const waiting: unknown[] = [schema];
  while (waiting.length > 0) {
    for (const name of namesIn(waiting.pop())) {
      const found = shared[name];
      if (found === undefined || name in schemas) continue;
      schemas[name] = found;
      waiting.push(found);
    }
  }
  return { $id: contractSchemaId, type: 'object' as const, components: { schemas } };
}

const prefix = `${contractSchemaId}#/components/schemas/`;

/** Names of the shared schemas that a part of a schema refers to. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(prefix)
      ? [value.slice(prefix.length).split('/')[0] ?? '']
      : namesIn(value),
  );
}
