import { withoutInvisible } from '@dosar/kernel/cleaned-text';

/**
 * Removes invisible characters from every text of a request, in place, before the request is checked.
 *
 * Pages and messengers put such characters around a copied number; with them two equal numbers differ. A password keeps its
 * characters, all of them, because a changed password would open nothing.
 */
export function dropInvisible(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const open: object[] = [value];
  for (let inside = open.pop(); inside !== undefined; inside = open.pop())
    for (const name of Object.keys(inside)) {
      const child: unknown = Reflect.get(inside, name);
      if (typeof child === 'object' && child !== null) open.push(child);
      if (typeof child !== 'string' || isPassword(name)) continue;
      Reflect.set(inside, name, withoutInvisible(child));
    }
}

const isPassword = (name: string) => /(?:^|_)password$/.test(name);
