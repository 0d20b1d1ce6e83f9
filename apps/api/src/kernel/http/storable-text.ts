import type { ErrorObject } from 'ajv';

/** Whether a text can be stored and sent on: PostgreSQL has no NUL, and half a character has no UTF-8. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * Where in a value a text stands that cannot be stored, in the words of a validator.
 *
 * No schema says this: it holds for every text that comes from outside, whatever it is for.
 */
export function unstorableTexts(value: unknown): ErrorObject[] {
  const found: ErrorObject[] = [];
  const open: { at: string; value: unknown }[] = [{ at: '', value }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { at, value: inside } = next;
    if (typeof inside === 'string' && !isStorableText(inside)) found.push(unstorable(at));
    if (typeof inside !== 'object' || inside === null) continue;
    for (const [name, child] of Object.entries(inside)) {
      if (isStorableText(name)) open.push({ at: `${at}/${escaped(name)}`, value: child });
      else found.push(unstorable(at));
    }
  }
  return found;
}

function unstorable(instancePath: string): ErrorObject {
  const message = 'must be text without NUL characters and unpaired surrogates';
  return { keyword: 'format', instancePath, schemaPath: '', params: { format: 'text' }, message };
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
