/**
 * Text without invisible characters (Unicode category Cf: direction marks, zero-width spaces, soft hyphens), in normal form C.
 * The joiners inside an emoji stay, because they make it one picture.
 */
export function withoutInvisible(text: string): string {
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

/** A typed or pasted number in the plain characters of a keyboard (normal form KC): a full-width digit becomes a digit. */
export function plainCharacters(text: string): string {
  return withoutInvisible(text.normalize('NFKC'));
}

/**
 * A plate, chassis or claim number as it is compared: capital letters and digits, nothing between them. A Cyrillic or Greek letter
 * that looks like a Latin one becomes the Latin one.
 */
export function codeText(text: string): string {
  return plainCharacters(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[\u0370-\u04ff]/g, (letter) => latinLookalikes[letter] ?? letter);
}
