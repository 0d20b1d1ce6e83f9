import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { operationsOf, type Operation } from './operation.ts';

/** A JSON schema as the contract holds it. */
export type Schema = { readonly [keyword: string]: unknown };

/** The bundled OpenAPI document. */
export type ContractDocument = {
  info: { title: string; version: string };
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

/** The contract as the server uses it: the document itself and each operation made ready. */
export type Contract = { document: ContractDocument; operations: Operation[] };

/** Name under which validators and serialisers know the contract's shared schemas. */
const contractSchemaId = 'contract';

let committed: Contract | undefined;

/** Reads the committed bundle of the contract, once. */
export function readContract(): Contract {
  return (committed ??= contractOfBundle());
}

function contractOfBundle(): Contract {
  const file = createRequire(import.meta.url).resolve('@dosar/openapi/contract.json');
  return contractOf(JSON.parse(readFileSync(file, 'utf8')) as ContractDocument);
}

/** Makes a contract document ready; throws when an operation does not say who may call it. */
export function contractOf(document: ContractDocument): Contract {
  return { document, operations: operationsOf(document) };
}

/** The shared schemas, in the form that both Ajv and the serialiser accept under `contractSchemaId`. */
export function sharedSchemas(document: ContractDocument): Schema & { $id: string } {
  const components = { schemas: document.components['schemas'] ?? {} };
  return { $id: contractSchemaId, ...(withAbsoluteReferences({ components }) as Schema) };
}

/** References inside the document become references to the shared schemas, wherever the schema is used. */
export function withAbsoluteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAbsoluteReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === '$ref' && typeof entry === 'string' && entry.startsWith('#/')
        ? `${contractSchemaId}${entry}`
        : withAbsoluteReferences(entry),
    ]),
  );
}
