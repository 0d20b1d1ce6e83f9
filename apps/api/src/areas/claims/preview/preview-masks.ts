import { parsePhone } from '@dosar/kernel/phones';

/** The last three digits of a personal number, as everywhere in the product. */
export function maskedCnp(cnp: string): string {
  return maskedButLast(cnp);
}

/** The last three digits of a phone number. */
export function maskedPhone(phone: string): string {
  return maskedButLast(phone);
}

function maskedButLast(number: string): string {
  return `${'*'.repeat(Math.max(number.length - 3, 0))}${number.slice(-3)}`;
}

/** The first letter of an e-mail address and its domain. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
}

/** The country and the last four characters of an account. */
export function maskedIban(iban: string): string {
  const compact = iban.replace(/\s+/g, '');
  return `${compact.slice(0, 2)}${'*'.repeat(Math.max(compact.length - 6, 0))}${compact.slice(-4)}`;
}

/** An address without any number: neither house nor flat, stairs or postcode. */
export function maskedAddress(address: string): string {
  return address
    .split(',')
    .map((part) =>
      part
        .replace(
          /\b(?:nr|no|numărul|bl|bloc|sc|scara|et|etaj|ap|apartament|cod(?:\s+poștal)?)\.?\s*\S*\d\S*/giu,
          '',
        )
        .replace(/\S*\d\S*/gu, '')
        .replace(/\b(?:bl|bloc|sc|scara)\.?\s*\p{L}\b/giu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(', ');
}

// Begins where a word does: tried from each of its letters, a long word would take the square of its length.
const emailInText = /(?<![^\s@<>,;:()])[^\s@<>,;:()]+@[^\s@<>,;()]+\.[^\s@<>,;().]+/gu;

/** A text that people wrote, with the numbers, addresses and accounts masked that they wrote into it. */
export function maskedText(text: string): string {
  return text
    .replace(emailInText, maskedEmail)
    .replace(/\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}\b/g, maskedIban)
    .replace(/(?<!\d)[1-9]\d{12}(?!\d)/g, maskedCnp)
    .replace(/(?<![\p{L}\d])(?:\+|00)?\d(?:[\s./-]?\d){8,14}(?!\d)/gu, (number) =>
      parsePhone(number) === undefined ? number : maskedPhone(number),
    );
}
