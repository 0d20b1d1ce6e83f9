import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses, read from one screen and typed on another. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A new code in four groups of four: 78 bits. */
export function newSetupCode(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** What is kept of a code, however it is written. */
export function hashOfSetupCode(code: string): string {
  const written = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`setup ${written}`).digest('hex');
}
