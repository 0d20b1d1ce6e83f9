import type { Schema } from '@dosar/openapi';
import type { Problem } from './problem.ts';

type ScimType = NonNullable<Schema<'ScimError'>['scimType']>;

const typeOf: Partial<Record<Problem['code'], ScimType>> = {
  malformed_json: 'invalidSyntax',
  validation_failed: 'invalidValue',
  unknown_field: 'invalidValue',
  people_rule: 'mutability',
};

/** A problem in the words of SCIM (RFC 7644 §3.12); a use case says which kind it is by `context.scim_type`. */
export function scimErrorOf({ status, code, details }: Problem, sentence: string): Schema<'ScimError'> {
  const told = details.context?.['scim_type'] as ScimType | undefined;
  const isTaken = String(details.context?.['reason']).endsWith('_taken');
  const scimType = told ?? (isTaken ? 'uniqueness' : typeOf[code]);
  const fields = (details.fields ?? []).map(({ field, code: what }) => `${field}: ${what}`);
  const detail = [details.message ?? sentence, ...fields].join(' ').slice(0, 2000);
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    ...(scimType !== undefined && { scimType }),
    detail,
    status: String(status),
  };
}
