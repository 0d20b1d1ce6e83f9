import contract from '../../generated/contract.json' with { type: 'json' };

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};
type Content = Record<string, { schema: JsonSchema }>;
type Answer = { $ref?: string; content?: Content };
export type ContractOperation = {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
  'x-access'?: { callers: string[]; roles?: string[]; feature?: string };
  'x-audit'?: { event: string; entity: string };
  'x-planned'?: boolean;
};
type Document = {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer> };
};

const document = JSON.parse(JSON.stringify(contract)) as Document;
const { paths } = document;

/** What the operations share. */
export const { components } = document;

/** Every operation by its call, such as `GET /api/version`. */
export const operations: ReadonlyMap<string, ContractOperation> = new Map(
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  ),
);

/** Names of the properties that a value of a schema has; of a list, those of its items; without null. */
export function fieldsOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  if (!schema) return {};
  if (schema.$ref) return fieldsOf(components.schemas[schema.$ref.replace('#/components/schemas/', '')]);
  const parts = [...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  return { ...schema.properties, ...Object.assign({}, ...parts.map(fieldsOf)) } as Record<string, JsonSchema>;
}

/** Fields of a named schema, or of the object at a dotted path inside it. */
export function fieldNames(place: string): string[] {
  const [name = '', ...inner] = place.split('.');
  const fields = inner.reduce((found, field) => fieldsOf(found[field]), fieldsOf(components.schemas[name]));
  return Object.keys(fields);
}

export function requestFields({ requestBody }: ContractOperation): string[] {
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(fieldsOf(schema)));
}

export function answerFields({ responses }: ContractOperation): string[] {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return Object.values(success?.content ?? {}).flatMap(({ schema }) => Object.keys(fieldsOf(schema)));
}
