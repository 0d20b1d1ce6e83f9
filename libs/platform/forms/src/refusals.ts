import type { FieldErrors } from 'react-hook-form';

/** One refused answer: the field's name, with its path when it is nested, and the reason; empty when none is known. */
export type Refusal = { name: string; reason: string };

function isLeaf(node: object): node is { message?: unknown; type: unknown } {
  return 'type' in node && typeof node.type === 'string';
}

/** All refused answers of a form, nested ones by their path. */
export function refusalsIn(errors: FieldErrors, path = ''): Refusal[] {
  return Object.entries(errors).flatMap(([key, node]): Refusal[] => {
    const name = path ? `${path}.${key}` : key;
    if (!node || typeof node !== 'object' || name === 'root') return [];
    if (isLeaf(node)) return [{ name, reason: typeof node.message === 'string' ? node.message : '' }];
    return refusalsIn(node as FieldErrors, name);
  });
}
