import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sharedSchemas, type ContractDocument, type Schema } from './contract.ts';

/** Checks values against schemas of the contract. */
export type Validators = {
  /** Bodies are JSON: a number is a number, nothing is converted. */
  body: (schema: Schema) => ValidateFunction;
  /** Paths and queries are text: "50" may stand for a number, one value for a list of one. */
  parameters: (schema: Schema) => ValidateFunction;
};

/** Validators that know the shared schemas of the contract. */
export function validatorsOf(document: ContractDocument): Validators {
  const shared = sharedSchemas(document);
  const compiler = (options: { coerceTypes?: 'array' }) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, ...options });
    addFormats(ajv);
    ajv.addSchema(shared);
    return (schema: Schema) => ajv.compile(schema);
  };
  return { body: compiler({}), parameters: compiler({ coerceTypes: 'array' }) };
}
