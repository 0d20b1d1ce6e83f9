import { plainCharacters } from './cleaned-text.ts';

/** A phone number ready to be stored and dialled. Only a mobile one takes an SMS in Romania. */
export type Phone = { e164: string; kind: 'mobile' | 'fixed' | 'foreign' };

/**
 * The number a person typed, in E.164; `undefined` when it cannot be one.
 *
 * A zero in brackets after the country code is dialled at home only. `40722…` is what forms of other products keep of a number.
 */
export function parsePhone(text: string): Phone | undefined {
  const digits = plainCharacters(text)
    .replace(/^(\s*(?:\+|00)[\d\s.-]{1,6})\(0\)/, '$1')
    .replace(/[\s.\-/()‐-―]+/g, '');
  const [, national] = /^(?:(?:\+|00)?400?|0)(7\d{8}|[23]\d{8})$/.exec(digits) ?? [];
  if (national) return { e164: `+40${national}`, kind: national.startsWith('7') ? 'mobile' : 'fixed' };
  const international = digits.replace(/^00/, '+');
  const isForeign = /^\+[1-9]\d{7,14}$/.test(international) && !international.startsWith('+40');
  return isForeign ? { e164: international, kind: 'foreign' } : undefined;
}

/** A stored number as people read it, `0722 123 456`; a foreign one stays in its international form. */
export function formatPhone(e164: string): string {
  const [, national] = /^\+40(\d{9})$/.exec(e164) ?? [];
  return national ? `0${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}` : e164;
}
