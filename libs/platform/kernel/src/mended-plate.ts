import { formatPlate, normalisePlate, plateKind } from './plates.ts';

const digitsMeant: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', S: '5', B: '8' };
const lettersMeant: Record<string, string> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' };
const meant = (text: string, signs: Record<string, string>) =>
  [...text].map((sign) => signs[sign] ?? sign).join('');

/**
 * The plate that somebody most likely meant: a letter that stands for a digit or a digit for a letter (`B 3I2 BTL`), or its groups the
 * other way round (`BTL 14 CJ`). `undefined` where the plate is none to mend, or where more than one could be meant.
 */
export function mendedPlate(plate: string): string | undefined {
  const normalised = normalisePlate(plate);
  if (plateKind(normalised) !== 'unusual') return undefined;
  const [, letters = '', digits = '', county = ''] =
    /^([A-Z]{3})(\d{2,3})([A-Z]{1,2})$/.exec(normalised) ?? [];
  const wanted = new Set([`${county}${digits}${letters}`]);
  for (const length of [1, 2]) {
    const [front, middle, back] = [
      normalised.slice(0, length),
      normalised.slice(length, -3),
      normalised.slice(-3),
    ];
    wanted.add(`${meant(front, lettersMeant)}${meant(middle, digitsMeant)}${meant(back, lettersMeant)}`);
  }
  const found = [...wanted].filter((one) => plateKind(one) === 'standard');
  return found.length === 1 ? formatPlate(found[0] ?? '') : undefined;
}
