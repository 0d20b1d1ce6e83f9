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
export const contractSchemaId = 'contract';

/** The shared schemas by their names. */
export type SharedSchemas = { $id: string; components: { schemas: Record<string, Schema> } };

/** The shared schemas, in the form that both Ajv and the serialiser accept under `contractSchemaId`. */
export function sharedSchemas(document: ContractDocument): SharedSchemas {
  const schemas = withAbsoluteReferences(document.components['schemas'] ?? {}) as Record<string, Schema>;
  return { $id: contractSchemaId, components: { schemas } };
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
