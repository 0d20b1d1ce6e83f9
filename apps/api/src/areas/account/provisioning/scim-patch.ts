import { readPath, type AttributePath, type Comparison } from './scim-filter.ts';
import { scimRefused } from './scim-refusal.ts';

/** A resource, or a part of one, as JSON. */
export type Json = Record<string, unknown>;

/** What a kind of resource keeps: its attributes by their names in lower case, and how each may be changed. */
export type Attributes = Record<
  string,
  { name: string; kind: 'simple' | 'complex' | 'many'; rule?: 'required' | 'fixed' }
>;

type Change = { op: string; path?: string | null; value?: unknown };

/**
 * Applies the operations of a change (RFC 7644 §3.5.2) to a resource and answers what it is then.
 *
 * Attributes that are not kept here are passed over, as they are in a whole resource: directories send them by default.
 */
export function patched(resource: Json, changes: readonly Change[], attributes: Attributes): Json {
  const result = structuredClone(resource);
  for (const change of changes) {
    const op = change.op.toLowerCase();
    if (op !== 'add' && op !== 'replace' && op !== 'remove')
      throw scimRefused(400, 'invalidSyntax', 'The operation is neither add nor replace nor remove.');
    if (change.path) apply(result, op, change.path, change.value, attributes);
    else if (op === 'remove') throw scimRefused(400, 'noTarget', 'An operation that removes needs a path.');
    else
      for (const [path, value] of Object.entries(objectOf(change.value)))
        apply(result, op, path, value, attributes);
  }
  return result;
}

type Op = 'add' | 'replace' | 'remove';

function apply(result: Json, op: Op, text: string, value: unknown, attributes: Attributes): void {
  // Extensions are not kept here.
  if (/^urn:/i.test(text) && !/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i.test(text)) return;
  const path = readPath(text);
  const attribute = Object.hasOwn(attributes, path.attribute) ? attributes[path.attribute] : undefined;
  if (attribute === undefined) return;
  const { name, kind, rule } = attribute;
  if (rule === 'fixed' || (rule === 'required' && op === 'remove'))
    throw scimRefused(400, 'mutability', `The attribute ${name} cannot be changed so.`);

  if (kind === 'many') changeMany(result, op, { name, path, value });
  else if (path.where.length > 0)
    throw scimRefused(400, 'invalidPath', `The attribute ${name} has one value.`);
  else if (kind === 'complex') changeComplex(result, op, { name, path, value });
  else if (op === 'remove') result[name] = null;
  else result[name] = value;
}

type Target = { name: string; path: AttributePath; value: unknown };

function changeComplex(result: Json, op: Op, { name, path, value }: Target): void {
  const before = isObject(result[name]) ? result[name] : {};
  if (op === 'remove') {
    if (path.sub === undefined) result[name] = null;
    else delete before[keyOf(before, path.sub)];
    return;
  }
  result[name] =
    path.sub === undefined
      ? { ...before, ...objectOf(value) }
      : { ...before, [keyOf(before, path.sub)]: value };
}

function changeMany(result: Json, op: Op, { name, path, value }: Target): void {
  const before = listOf(result[name]);
  const { where, sub } = path;
  const isMeant = (item: Json) => where.every((it) => fits(item, it));
  if (op === 'remove') result[name] = remaining(before, isMeant, { where, sub, value });
  else if (where.length === 0 && sub === undefined) {
    const given = listOf(value);
    const key = (item: Json) => String(item['value']).toLowerCase();
    const known = new Set(before.map(key));
    result[name] = op === 'replace' ? given : [...before, ...given.filter((item) => !known.has(key(item)))];
    keepOnePrimary(result[name] as Json[], given);
  } else {
    const meant = before.filter(isMeant);
    if (meant.length === 0 && op === 'replace')
      throw scimRefused(400, 'noTarget', `No value of ${name} is selected by the filter.`);
    // A directory that adds to a value which is not there means a new one that the filter would select.
    const changed = meant.length > 0 ? meant : [madeFor(where)];
    for (const item of changed) {
      if (sub === undefined) Object.assign(item, objectOf(value));
      else item[keyOf(item, sub)] = value;
    }
    result[name] = meant.length > 0 ? before : [...before, ...changed];
    keepOnePrimary(result[name] as Json[], changed);
  }
}

function remaining(
  before: Json[],
  isMeant: (item: Json) => boolean,
  { where, sub, value }: { where: Comparison[]; sub: string | undefined; value: unknown },
): Json[] {
  if (sub !== undefined && sub !== 'value') {
    for (const item of before.filter(isMeant)) delete item[keyOf(item, sub)];
    return before;
  }
  if (where.length > 0) return before.filter((item) => !isMeant(item));
  // Entra names the values to remove beside the path.
  if (value === undefined || value === null) return [];
  const named = new Set(listOf(value).map((item) => String(item['value']).toLowerCase()));
  return before.filter((item) => !named.has(String(item['value']).toLowerCase()));
}

/** RFC 7644 §3.5.2: a value that becomes the primary one takes that from the others. */
function keepOnePrimary(items: Json[], changed: readonly Json[]): void {
  const first = changed.find((item) => item['primary'] === true);
  if (first === undefined) return;
  for (const item of items) if (item !== first && item['primary'] === true) item['primary'] = false;
}

const madeFor = (where: readonly Comparison[]): Json =>
  Object.fromEntries(where.map(({ attribute, value }) => [attribute, value]));

function fits(item: Json, { attribute, value }: Comparison): boolean {
  const found = item[keyOf(item, attribute)];
  return typeof found === 'string' && typeof value === 'string'
    ? found.toLowerCase() === value.toLowerCase()
    : found === value;
}

const subAttributes = ['value', 'type', 'primary', 'display', 'formatted', 'familyName', 'givenName'];

/** Names of attributes are compared without case. */
function keyOf(item: Json, sub: string): string {
  const isSame = (key: string) => key.toLowerCase() === sub.toLowerCase();
  return Object.keys(item).find(isSame) ?? subAttributes.find(isSame) ?? sub;
}

function listOf(value: unknown): Json[] {
  if (value === undefined || value === null) return [];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.map((item) => (isObject(item) ? item : { value: item }));
}

function objectOf(value: unknown): Json {
  if (isObject(value)) return value;
  throw scimRefused(400, 'invalidValue', 'The value has to be an object.');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
