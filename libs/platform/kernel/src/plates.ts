import { codeText } from './cleaned-text.ts';
import { counties } from './counties.ts';

const countyCodes = counties.map((county) => county.code).join('|');

const standard = new RegExp(`^((?:${countyCodes})\\d{2}|B\\d{3})((?![IO])[A-PR-Z]{3})$`);
const temporary = new RegExp(`^(?:${countyCodes})0[1-9]\\d{1,4}$`);
const special = new RegExp(
  `^(?:A\\d{3,7}|MAI\\d{3,6}|(?:CD|TC|CO)\\d{3,7}|(?:${countyCodes})\\d{2,6}PROBE)$`,
);

/**
 * What a Romanian plate looks like: the usual form, a red temporary one, one of army, police, diplomats or tests, or none
 * of these. Never a reason to refuse a plate, only to ask for a second look.
 */
export type PlateKind = 'standard' | 'temporary' | 'special' | 'unusual';

/** A plate as it is compared and indexed: capital letters and digits alone. */
export function normalisePlate(plate: string): string {
  return codeText(plate);
}

/** Which kind of Romanian plate this looks like. */
export function plateKind(plate: string): PlateKind {
  const normalised = normalisePlate(plate);
  if (standard.test(normalised)) return 'standard';
  if (temporary.test(normalised)) return 'temporary';
  return special.test(normalised) ? 'special' : 'unusual';
}

/** Whether a foreign plate is at all plausible: 2 to 12 letters and digits. */
export function isPlausibleForeignPlate(plate: string): boolean {
  return /^[\p{L}\d]{2,12}$/u.test(normalisePlate(plate));
}

/** A plate as people read it, `CJ 12 ABC`; one of unusual form stays as it is. */
export function formatPlate(plate: string): string {
  const normalised = normalisePlate(plate);
  const [, front = '', letters = ''] = standard.exec(normalised) ?? [];
  if (!letters) return normalised;
  return `${front.replace(/\d+$/, '')} ${front.replace(/^\D+/, '')} ${letters}`;
}
