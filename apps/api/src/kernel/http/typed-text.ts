import { withoutUnseen } from '@dosar/kernel/cleaned-text';

/**
 * Takes what nobody sees out of every text in a value, in place, before anything is checked or stored.
 *
 * Texts are pasted from pages, messengers and other programs, and an unseen mark makes two equal numbers differ. Passwords stay as
 * they are: what nobody sees is part of them.
 */
export function dropUnseenTexts(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const open: object[] = [value];
  for (let inside = open.pop(); inside !== undefined; inside = open.pop())
    for (const [name, child] of Object.entries(inside) as [string, unknown][]) {
      if (typeof child === 'object' && child !== null) open.push(child);
      if (typeof child !== 'string' || isPassword(name)) continue;
      const seen = withoutUnseen(child);
      if (seen !== child) Reflect.set(inside, name, seen);
    }
}

const isPassword = (name: string) => /(?:^|_)password$/.test(name);
