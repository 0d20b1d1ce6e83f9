import type { ErrorObject } from 'ajv';
import type { FieldProblem } from '@dosar/openapi';

/** The most problems in an answer, so that the answer stays small for any request. */
const mostFieldProblems = 50;

type FieldProblemCode = FieldProblem['code'];

const codeOfKeyword: Record<string, FieldProblemCode> = {
  required: 'required',
  dependentRequired: 'required',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  minItems: 'required',
  maxItems: 'too_many',
  pattern: 'invalid_format',
  format: 'invalid_format',
};

/** Explains failed validation field by field, one problem for each field. */
export function fieldProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>();
  for (const error of withoutAlternatives(errors)) {
    const problem = {
      field: fieldOf(error),
      code: codeOf(error),
      message: (error.message ?? '').slice(0, 200),
    };
    if (!byField.has(problem.field)) byField.set(problem.field, problem);
    if (byField.size === mostFieldProblems) break;
  }
  return [...byField.values()];
}

/** Removes the failed alternatives of "object or null", because only the faults within the object help the caller. */
function withoutAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const isChoice = (error: ErrorObject) => error.keyword === 'oneOf' || error.keyword === 'anyOf';
  const isNullBranch = (error: ErrorObject) => error.keyword === 'type' && error.params['type'] === 'null';
  const useful = errors.filter((error) => !isChoice(error) && !isNullBranch(error));
  return useful.length > 0 ? useful : [...errors];
}

function codeOf(error: ErrorObject): FieldProblemCode {
  // An empty text in a required field counts as missing.
  if (error.keyword === 'minLength' && error.params['limit'] === 1) return 'required';
  return codeOfKeyword[error.keyword] ?? 'invalid_value';
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1).map(unescaped);
  const last: unknown =
    error.params['missingProperty'] ??
    error.params['additionalProperty'] ??
    error.params['unevaluatedProperty'];
  return [...path, ...(typeof last === 'string' ? [last] : [])].join('.').slice(0, 200);
}

function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
