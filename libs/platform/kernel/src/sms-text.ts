/** The letters of a text message that need no more than seven bits (GSM 03.38). */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** These take the room of two. */
const extended = '^{}\\[~]|€';

const room = { gsm: { one: 160, part: 153 }, unicode: { one: 70, part: 67 } };

/** How long a text message is, as networks count. */
export type SmsLength = {
  /** Letters as the network counts them. */
  length: number;
  /** How many messages it takes. */
  parts: number;
  /** Letters that fit into so many messages. */
  capacity: number;
};

/** How many text messages a text takes: one letter outside of the GSM alphabet makes all of them less than half as long. */
export function smsLength(text: string): SmsLength {
  const isGsm = costlyLetters(text).length === 0;
  const length = isGsm
    ? [...text].reduce((sum, letter) => sum + (extended.includes(letter) ? 2 : 1), 0)
    : text.length;
  const { one, part } = isGsm ? room.gsm : room.unicode;
  if (length <= one) return { length, parts: text === '' ? 0 : 1, capacity: one };
  const parts = Math.ceil(length / part);
  return { length, parts, capacity: parts * part };
}

/** Where the letters stand that make a text message dearer. */
export function costlyLetters(text: string): { from: number; to: number }[] {
  const found = [];
  let at = 0;
  for (const letter of text) {
    if (!basic.includes(letter) && !extended.includes(letter))
      found.push({ from: at, to: at + letter.length });
    at += letter.length;
  }
  return found;
}

/** The same words without diacritics and with plain quotes and dashes: letters change, their meaning stays. */
export function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[„”“«»]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll('\u00a0', ' ');
}
