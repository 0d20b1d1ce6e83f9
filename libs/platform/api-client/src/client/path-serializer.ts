import { defaultPathSerializer } from 'openapi-fetch';

/** Fills the parameters into an address; one that is missing is a mistake of the program and sends nothing. */
export function pathSerializer(path: string, params: Record<string, unknown>): string {
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (params[name] === undefined || params[name] === '') throw new RangeError(`${path} needs ${name}`);
  }
  return defaultPathSerializer(path, params);
}
