const separators = /[\s.\-–—_/]+/gu;

/** A plate as it is compared and searched: upper case, no separators. */
export function comparablePlate(typed: string): string {
  return typed.normalize('NFKC').replace(separators, '').toUpperCase();
}

/** A vehicle identification number as it is stored: upper case, no separators. */
export function comparableVin(typed: string): string {
  return typed.normalize('NFKC').replace(separators, '').toUpperCase();
}
