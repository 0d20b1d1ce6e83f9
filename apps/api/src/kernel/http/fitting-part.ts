import type { Schema, SchemaName } from '@dosar/openapi';
import type { ErrorObject } from 'ajv';
import { readContract } from './contract.ts';
import { requestValidator, validatorsOf, type LazyValidator } from './validators.ts';

/** Taking something out can bring another fault to light; what is wrong all through is not worth more. */
const rounds = 5;
const validators = new Map<SchemaName, LazyValidator>();

/**
 * What is left of a stored value once everything is taken out that the contract would refuse today; `usual` if nothing is.
 *
 * It may have been stored before the contract forbade it, and whoever stored it must still be able to read and change it.
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

/** A list loses all its entries with one of them: in the middle of it, others would move to places of errors still to come. */
function takeOut(value: unknown, [name, ...inside]: string[]): void {
  if (typeof value !== 'object' || value === null || name === undefined) return;
  const within: unknown = Reflect.get(value, name);
  if (inside.length === 0 || Array.isArray(within)) Reflect.deleteProperty(value, name);
  else takeOut(within, inside);
}
