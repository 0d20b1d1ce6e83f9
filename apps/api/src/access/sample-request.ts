import type { ContractDocument, Schema } from '../kernel/http/contract-document.ts';
import type { Operation } from '../kernel/http/operation.ts';

type Sampler = (name: string) => unknown;

const identifierName = /(?:^|_)(?:id|ids|key|no)$|[a-z](?:Id|Guid)$/;

/** Names inside a request that look like identifiers and are none. */
const noIdentifiers = new Set(['policy_no', 'phone_no', 'licence_no', 'externalId']);

/** Whether a field of a request names a record. */
function isIdentifier(name: string): boolean {
  return identifierName.test(name) && !noIdentifiers.has(name);
}

/** Every identifier that an operation takes, in its path or anywhere in its body. */
export function identifiersOf(operation: Operation, document: ContractDocument): string[] {
  const inPath = Object.keys(operation.parameters.path['properties'] ?? {});
  const inBody: string[] = [];
  sampleOf(operation.body?.schema ?? {}, document, (name) => void inBody.push(name), true);
  return [...new Set([...inPath, ...inBody].filter(isIdentifier))];
}

/**
 * The smallest value that a schema accepts, with identifiers filled in by `identifier`.
 *
 * Optional fields are left out, unless they are identifiers: whether those are checked is what a sample is for.
 */
export function sampleOf(
  schema: Schema,
  document: ContractDocument,
  identifier: Sampler,
  isWhole = false,
): unknown {
  const known = resolved(schema, document);
  const choice = (known['oneOf'] ?? known['anyOf']) as Schema[] | undefined;
  if (choice !== undefined) return sampleOf(choice[0] ?? {}, document, identifier, isWhole);
  const values = known['enum'] as unknown[] | undefined;
  if (values !== undefined) return values[0];
  if ('const' in known) return known['const'];

  const [type] = [known['type']].flat();
  if (type === 'object' || known['properties'] !== undefined)
    return sampleObject(known, document, identifier, isWhole);
  if (type === 'array') return sampleArray(known, document, identifier, isWhole);
  if (type === 'integer' || type === 'number') return known['minimum'] ?? 1;
  if (type === 'boolean') return false;
  return sampleText(known);
}

function sampleObject(
  schema: Schema,
  document: ContractDocument,
  identifier: Sampler,
  isWhole: boolean,
): object {
  const required = (schema['required'] ?? []) as string[];
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      if (isIdentifier(name)) {
        const value = identifier(name);
        return [[name, resolved(property, document)['type'] === 'array' ? [value] : value]];
      }
      const isNeeded = isWhole || required.includes(name);
      return isNeeded ? [[name, sampleOf(property, document, identifier, isWhole)]] : [];
    }),
  );
}

function sampleArray(
  schema: Schema,
  document: ContractDocument,
  identifier: Sampler,
  isWhole: boolean,
): unknown[] {
  const least = Number(schema['minItems'] ?? (isWhole ? 1 : 0));
  return Array.from({ length: least }, () =>
    sampleOf((schema['items'] ?? {}) as Schema, document, identifier, isWhole),
  );
}

function sampleText(schema: Schema): string {
  // What is one of a list that the contract does not know is told by an example.
  const [example] = (schema['examples'] ?? []) as unknown[];
  if (typeof example === 'string') return example;
  if (schema['format'] === 'date') return '2026-03-02';
  if (schema['format'] === 'date-time') return '2026-03-02T08:00:00Z';
  if (schema['format'] === 'uuid') return '01890000-0000-7000-8000-000000000001';
  if (schema['format'] === 'email') return 'sample@example.com';
  return 'sample'.padEnd(Number(schema['minLength'] ?? 0), 'x').slice(0, Number(schema['maxLength'] ?? 100));
}

/** A schema itself, where the contract only names it. */
export function resolved(schema: Schema, document: ContractDocument): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const name = reference.split('/').at(-1) ?? '';
  return resolved((document.components['schemas']?.[name] ?? {}) as Schema, document);
}
