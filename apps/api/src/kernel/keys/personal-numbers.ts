import { createHmac } from 'node:crypto';
import { openSealedText, sealText } from './sealed-text.ts';

/** Locks personal numbers and accounts of an organisation away, and finds the same one again. */
export type PersonalNumbers = {
  /** What is stored in the place of the number; each time another text. */
  seal: (orgId: string, number: string) => string;
  /** The number again. Throws when the server key is not the one it was sealed with. */
  open: (orgId: string, sealed: string) => string;
  /** The same for the same number of the same organisation, and no way back to the number without the server key. */
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
