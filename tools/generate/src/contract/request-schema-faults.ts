import type { ContractDocument, Schema } from './contract-document.ts';
import { componentAt } from './contract-document.ts';

/** Formats whose own rule bounds the length. */
const boundedFormats = ['uuid', 'date', 'date-time', 'binary'];

/** What an integer column holds, and a bigint one as far as JavaScript can count. */
const largest = (format: string | undefined) => (format === 'int64' ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1);

/** What leaves a request without bounds: an open object, a string or list of any length, or a number of any size. */
export function requestSchemaFaults(
  document: ContractDocument,
  schema: Schema,
  place: string,
  above: readonly string[] = [],
): string[] {
  if (schema.$ref) {
    // A schema that contains itself has been looked at further up.
    if (above.includes(schema.$ref)) return [];
    const target = componentAt(document, schema.$ref) as Schema;
    return requestSchemaFaults(document, target, place, [...above, schema.$ref]);
  }
  const inner = (child: Schema, name: string) =>
    requestSchemaFaults(document, child, `${place}${name}`, above);
  const types = [schema.type ?? []].flat();
  return [
    ...(types.includes('object') && schema.additionalProperties !== false && schema['x-open'] === undefined
      ? [`${place} is an open object`]
      : []),
    ...(types.includes('string') && !isBoundedString(schema) ? [`${place} has no maxLength`] : []),
    ...(types.some((type) => type === 'integer' || type === 'number') && !isBoundedNumber(schema)
      ? [`${place} needs a minimum and maximum that its column can hold`]
      : []),
    ...(types.includes('array') && schema.maxItems === undefined ? [`${place} has no maxItems`] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => inner(child, `.${name}`)),
    ...(schema.items ? inner(schema.items, '[]') : []),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((child) =>
      inner(child, ''),
    ),
  ];
}

function isBoundedString(schema: Schema) {
  const { maxLength, enum: values, const: value, format } = schema;
  return (
    maxLength !== undefined ||
    values !== undefined ||
    value !== undefined ||
    boundedFormats.includes(format ?? '')
  );
}

function isBoundedNumber({ enum: values, const: value, format, minimum, maximum }: Schema) {
  if (values !== undefined || value !== undefined) return true;
  if (minimum === undefined || maximum === undefined) return false;
  return minimum >= -largest(format) && maximum <= largest(format);
}
