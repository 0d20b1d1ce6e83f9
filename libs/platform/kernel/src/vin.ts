import { codeText } from './cleaned-text.ts';

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const letterValues: Record<string, number> = Object.fromEntries(
  [...'ABCDEFGH']
    .map((letter, index) => [letter, index + 1] as const)
    .concat(
      [...'JKLMN'].map((letter, index) => [letter, index + 1] as const),
      [['P', 7] as const, ['R', 9] as const],
      [...'STUVWXYZ'].map((letter, index) => [letter, index + 2] as const),
    ),
);

/** A vehicle identification number as it is compared: capital letters and digits alone. */
export function normaliseVin(vin: string): string {
  return codeText(vin);
}

/** Whether a number has the modern form: 17 letters and digits without I, O and Q. Old vehicles may have fewer. */
export function isModernVin(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(normaliseVin(vin));
}

/** Whether the ninth character is the check digit. European makers need not have one, so this is information only. */
export function hasVinCheckDigit(vin: string): boolean {
  const normalised = normaliseVin(vin);
  if (!isModernVin(normalised)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * valueOf(normalised.charAt(place)), 0);
  const digit = sum % 11;
  return normalised.charAt(8) === (digit === 10 ? 'X' : String(digit));
}

function valueOf(character: string): number {
  return letterValues[character] ?? Number(character);
}
