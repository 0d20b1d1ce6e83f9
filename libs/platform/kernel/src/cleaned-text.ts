/**
 * Text without what nobody sees: marks that pages and messengers put around a copied number, soft hyphens, the two ways of
 * writing one accented letter. Joiners inside of an emoji stay, because they make it one picture.
 */
export function withoutUnseen(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d|(?!\u200d)\p{Cf}/gu, '');
}

const latinLookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    // Cyrillic and Greek letters that stand on plates of neighbouring countries because they look like Latin ones.
    ['АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([others = '', latin = '']) => [...others].map((letter, index) => [letter, latin.charAt(index)])),
);

/** A number or code as somebody typed or pasted it, in the plain characters of a keyboard: full width and superscripts are none. */
export function plainCharacters(text: string): string {
  return withoutUnseen(text.normalize('NFKC'));
}

/**
 * A plate or claim number as it is compared: capital letters and digits alone, whatever stands between them, Latin where
 * another alphabet has a letter of the same look.
 */
export function codeText(text: string): string {
  return plainCharacters(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[\u0370-\u04ff]/g, (letter) => latinLookalikes[letter] ?? letter);
}
