/** A JSON schema as the contract holds it. */
export type Schema = { readonly [keyword: string]: unknown };

/** The bundled OpenAPI document. */
export type ContractDocument = {
  info: { title: string; version: string };
  /** Pages of the menu and whom they are open to. */
  'x-pages'?: Record<string, { roles?: string[]; feature?: string }>;
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

/** Name under which validators and serialisers know the contract's shared schemas. */
const contractSchemaId = 'contract';

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
