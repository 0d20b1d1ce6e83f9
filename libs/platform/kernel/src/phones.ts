/** A phone number ready to be stored and dialled. Only a mobile one takes an SMS in Romania. */
export type Phone = { e164: string; kind: 'mobile' | 'fixed' | 'foreign' };

/** The number a person typed, in E.164; `undefined` when it cannot be one. */
export function parsePhone(text: string): Phone | undefined {
  const digits = text.replace(/[\s.\-/()‐-―]+/g, '');
  const [, national] = /^(?:\+40|0040|0)(7\d{8}|[23]\d{8})$/.exec(digits) ?? [];
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
