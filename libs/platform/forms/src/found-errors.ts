import type { FieldErrors } from 'react-hook-form';

/** One refused field: its path and the reason. */
export type FoundError = { name: string; reason: string };

function isLeaf(node: object): node is { message?: unknown; type: unknown } {
  return 'type' in node && typeof node.type === 'string';
}

/** All refused fields of a form, nested ones by their path. */
export function foundErrors(errors: FieldErrors, path = ''): FoundError[] {
  return Object.entries(errors).flatMap(([key, node]): FoundError[] => {
    const name = path ? `${path}.${key}` : key;
    if (!node || typeof node !== 'object' || name === 'root') return [];
    if (isLeaf(node)) return [{ name, reason: typeof node.message === 'string' ? node.message : '' }];
    return foundErrors(node as FieldErrors, name);
  });
}
