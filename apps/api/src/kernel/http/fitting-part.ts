import type { Schema, SchemaName } from '@dosar/openapi';
import type { ErrorObject } from 'ajv';
import { readContract } from './contract.ts';
import { requestValidator, validatorsOf, type LazyValidator } from './validators.ts';

/** The most rounds of removals, because each removal can reveal another fault. */
const rounds = 5;
const validators = new Map<SchemaName, LazyValidator>();

/**
 * A stored value without the parts that the contract refuses today; `usual` when nothing is left.
 *
 * A value may be older than a rule of the contract, and its owner must still be able to read and change it.
 */
export function fittingPart<Name extends SchemaName>(
  name: Name,
  stored: unknown,
  usual: Schema<Name>,
): Schema<Name> {
  const fits = validatorFor(name);
  const value: unknown = structuredClone(stored);
  for (let round = 0; round < rounds; round += 1) {
    if (fits(value)) return value as Schema<Name>;
    for (const error of fits.errors ?? []) takeOut(value, placeOf(error));
  }
  return usual;
}

function validatorFor(name: SchemaName): LazyValidator {
  const known = validators.get(name);
  if (known !== undefined) return known;
  const { body } = validatorsOf(readContract().document);
  const validator = requestValidator(() => body({ $ref: `contract#/components/schemas/${name}` }));
  validators.set(name, validator);
  return validator;
}

function placeOf({ instancePath, params }: ErrorObject): string[] {
  const unknown: unknown = params['additionalProperty'];
  const place = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return typeof unknown === 'string' ? [...place, unknown] : place;
}

/** A list with a faulty entry loses all its entries, because removing one would shift the indices of later errors. */
function takeOut(value: unknown, [name, ...inside]: string[]): void {
  if (typeof value !== 'object' || value === null || name === undefined) return;
  const within: unknown = Reflect.get(value, name);
  if (inside.length === 0 || Array.isArray(within)) Reflect.deleteProperty(value, name);
  else takeOut(within, inside);
}
