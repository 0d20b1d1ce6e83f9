import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  sharedSchemas,
  type ContractDocument,
  type Schema,
  type SharedSchemas,
} from './contract-document.ts';
import { addNarrowFormats } from './request-formats.ts';
import { unstorableTexts } from './storable-text.ts';
import { dropInvisible } from './typed-text.ts';

/** Checks values against schemas of the contract. */
export type Validators = {
  /** Bodies are JSON: a number is a number, nothing is converted. */
  body: (schema: Schema) => ValidateFunction;
  /** Paths and queries are text: "50" may stand for a number, one value for a list of one. */
  parameters: (schema: Schema) => ValidateFunction;
};

const known = new WeakMap<ContractDocument, Validators>();

/** Validators that know the shared schemas of the contract; the same ones for the same document. */
export function validatorsOf(document: ContractDocument): Validators {
  const validators = known.get(document) ?? validatorsThatKnow(sharedSchemas(document));
  known.set(document, validators);
  return validators;
}

function validatorsThatKnow(shared: SharedSchemas): Validators {
  const compiler = (options: { coerceTypes?: 'array' }) => {
    // That the contract is made of valid schemas is tested; checking it takes every start a third of a second.
    const ajv = new Ajv2020({
      strict: false,
      // A number too large for JavaScript is read as infinite, which is no number of any column.
      strictNumbers: true,
      allErrors: true,
      validateSchema: false,
      ...options,
    });
    addFormats(ajv);
    addNarrowFormats(ajv);
    ajv.addSchema(shared);
    return (schema: Schema) => ajv.compile(schema);
  };
  return { body: compiler({}), parameters: compiler({ coerceTypes: 'array' }) };
}

/** What a validator tells: whether a value fits, and where it does not. */
export type LazyValidator = { (value: unknown): boolean; errors?: ValidateFunction['errors'] };

/**
 * A validator that is compiled when the first value comes.
 *
 * Compiling the whole contract takes a second and more, which every start would spend on operations that nobody
 * calls in the next minutes.
 */
export function compiledWhenNeeded(compile: () => ValidateFunction): LazyValidator {
  let compiled: ValidateFunction | undefined;
  const validate: LazyValidator = (value) => {
    compiled ??= compile();
    const fits = compiled(value);
    validate.errors = compiled.errors;
    return fits;
  };
  return validate;
}

/**
 * A validator for what comes from outside: it removes invisible characters from the value, and refuses text that could not be
 * stored, wherever it stands.
 */
export function requestValidator(compile: () => ValidateFunction): LazyValidator {
  const fitsSchema = compiledWhenNeeded(compile);
  const validate: LazyValidator = (value) => {
    dropInvisible(value);
    const errors = fitsSchema(value) ? unstorableTexts(value) : fitsSchema.errors;
    validate.errors = errors;
    return errors?.length === 0;
  };
  return validate;
}
