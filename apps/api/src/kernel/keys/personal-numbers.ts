import { createHmac } from 'node:crypto';
import { openSealedText, sealText } from './sealed-text.ts';

/** Encrypts personal numbers and accounts of an organisation, and finds equal ones by their hash. */
export type PersonalNumbers = {
  /** Encrypts a number for storage; the text differs each time. */
  seal: (orgId: string, number: string) => string;
  /** Decrypts a number. Throws when it was encrypted with another server key. */
  open: (orgId: string, sealed: string) => string;
  /** A keyed hash: equal for equal numbers of an organisation, and useless without the server key. */
  hash: (orgId: string, number: string) => string;
};

const purpose = 'personal-numbers';

/** The personal numbers of an installation, under its server key. */
export function personalNumbers(serverKey: Buffer): PersonalNumbers {
  return {
    seal: (orgId, number) => sealText(number, { secret: orgId, serverKey, purpose }),
    open(orgId, sealed) {
      const number = openSealedText(sealed, { secret: orgId, serverKey, purpose });
      if (number === undefined) throw new Error('A personal number was sealed with another server key.');
      return number;
    },
    hash: (orgId, number) =>
      createHmac('sha256', serverKey).update(`${purpose}\0${orgId}\0${number}`).digest('base64url'),
  };
}
