import type { Components, ContractDocument, Schema, SchemaAddition } from './contract-document.ts';

/**
 * The schemas with what other areas add to them in their `x-adds`, in the order of the files.
 *
 * A host closes its lists (kinds of timeline entries, tiles, search groups, columns) and names no guest: the value stands in
 * the guest's file. Throws for an unknown schema, for a keyword that the schema does not have, and for what is there already.
 */
export function withAdditions(
  components: Components,
  files: ReadonlyMap<string, ContractDocument>,
): Components {
  const schemas = structuredClone(components.schemas ?? {});
  for (const [file, { 'x-adds': additions = {} }] of files) {
    for (const [name, addition] of Object.entries(additions)) {
      const schema = schemas[name];
      if (schema === undefined) throw new Error(`${file}: x-adds names the unknown schema ${name}`);
      extend(schema, addition, `${file}: x-adds: ${name}`);
    }
  }
  return { ...components, schemas };
}

function extend(schema: Schema, addition: SchemaAddition, place: string) {
  const { enum: values = [], oneOf = [], properties = {}, required = [], ...rest } = addition;
  const [strange] = Object.keys(rest);
  if (strange !== undefined) throw new Error(`${place} may not add to ${strange}`);
  append(schema.enum, values, `${place}: enum`);
  append(schema.oneOf, oneOf, `${place}: oneOf`);
  append(schema.required, required, `${place}: required`);
  for (const [name, property] of Object.entries(properties)) {
    if (schema.properties === undefined) throw new Error(`${place} has no properties`);
    if (schema.properties[name] !== undefined) throw new Error(`${place} has the property ${name} already`);
    schema.properties[name] = property;
  }
}

function append<Value>(present: Value[] | undefined, added: readonly Value[], place: string) {
  if (added.length === 0) return;
  if (present === undefined) throw new Error(`${place}: the schema has no such list`);
  for (const value of added) {
    const text = JSON.stringify(value);
    if (present.some((known) => JSON.stringify(known) === text))
      throw new Error(`${place}: ${text} is there already`);
    present.push(value);
  }
}
