import { isValidIBAN } from 'ibantools';

const perhapsIban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g;

/** A text in which every account shows its country and its last four characters only. */
export function maskedAccounts(text: string): string {
  return text.replaceAll(perhapsIban, (found) => {
    const iban = found.replaceAll(' ', '');
    return isValidIBAN(iban) ? maskedAccount(iban) : found;
  });
}

/** The same of one account, whatever its form. */
export function maskedAccount(account: string): string {
  const bare = account.replaceAll(' ', '');
  return `${bare.slice(0, 2)}${'*'.repeat(Math.max(0, bare.length - 6))}${bare.slice(-4)}`.slice(0, 42);
}
