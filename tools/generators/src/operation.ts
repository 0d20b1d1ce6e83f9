import type { OperationWords } from './operation-words.ts';
import { operationWords } from './operation-words.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** A new operation, and which of three shapes its first version has. */
export type NewOperation = OperationWords & {
  area: string;
  method: Method;
  path: string;
  parameters: string[];
  /** `list` shows a page of records, `record` one of them, `change` does something. */
  shape: 'list' | 'record' | 'change';
};

function isMethod(method: string): method is Method {
  return (methods as readonly string[]).includes(method);
}

/** Reads what was typed after `npm run generate:operation --`, or says what is wrong with it. */
export function describeOperation(
  area: string,
  operationId: string,
  method: string,
  path: string,
): NewOperation {
  const lower = method.toLowerCase();
  if (!isMethod(lower)) throw new Error(`"${method}" is not one of ${methods.join(', ')}.`);
  if (!/^\/api(\/([a-zA-Z][a-zA-Z0-9-]*|\{[a-z][a-z0-9_]*\}))+$/.test(path)) {
    throw new Error(`"${path}" does not look like /api/assignment/pin/{assignment_id}.`);
  }
  const parameters = [...path.matchAll(/\{([a-z0-9_]+)\}/g)].map(([, name = '']) => name);
  const reading = parameters.length > 0 ? 'record' : 'list';
  return {
    ...operationWords(operationId),
    area,
    method: lower,
    path,
    parameters,
    shape: lower === 'get' ? reading : 'change',
  };
}
