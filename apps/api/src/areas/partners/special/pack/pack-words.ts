import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** What stands in the files of a pack. */
export const packWords = {
  title: { ro: 'Situația lunară a dosarelor', en: 'Monthly report on claim files' },
  summary: { ro: 'Pe scurt', en: 'In short' },
  opened: { ro: 'Dosare deschise în lună', en: 'Files opened in the month' },
  closed: { ro: 'Dosare închise în lună', en: 'Files closed in the month' },
  open: { ro: 'Dosare în lucru la sfârșitul lunii', en: 'Files open at the end of the month' },
  averageDays: { ro: 'Zile până la închidere, în medie', en: 'Days until closed, on average' },
  paid: { ro: 'Plătit în lună (lei)', en: 'Paid in the month (lei)' },
  visits: { ro: 'Constatări în lună', en: 'Inspections in the month' },
  files: { ro: 'Dosare', en: 'Claim files' },
  fileNo: { ro: 'Dosar', en: 'Claim file' },
  plates: { ro: 'Număr auto', en: 'Plate' },
  eventDay: { ro: 'Eveniment', en: 'Accident' },
  openedOn: { ro: 'Deschis', en: 'Opened' },
  closedOn: { ro: 'Închis', en: 'Closed' },
  days: { ro: 'Zile', en: 'Days' },
  when: { ro: 'Când', en: 'When' },
  outcome: { ro: 'Rezultat', en: 'Outcome' },
  done: { ro: 'făcută', en: 'done' },
  missed: { ro: 'nu s-a ținut', en: 'did not take place' },
  planned: { ro: 'programată', en: 'planned' },
  none: { ro: 'Nimic în această lună.', en: 'Nothing in this month.' },
} satisfies Record<string, BilingualText>;

const months = {
  ro: [
    'ianuarie',
    'februarie',
    'martie',
    'aprilie',
    'mai',
    'iunie',
    'iulie',
    'august',
    'septembrie',
    'octombrie',
    'noiembrie',
    'decembrie',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

/** A month as people write it, such as "martie 2026". */
export function monthName(month: string, language: 'ro' | 'en'): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[language][Number(number) - 1] ?? ''} ${year}`;
}

/** The e-mail that brings a pack. */
export function packEmail(
  { customer, organisation, month }: { customer: string; organisation: string; month: string },
  language: 'ro' | 'en',
): { subject: string; body: string } {
  const name = monthName(month, language);
  return language === 'ro'
    ? {
        subject: `${customer}: situația dosarelor, ${name}`,
        body: `Bună ziua,\n\nAtașat găsiți situația dosarelor ${customer} pe luna ${name}: un PDF pentru citit și un fișier Excel pentru lucru.\n\n${organisation}`,
      }
    : {
        subject: `${customer}: claim files, ${name}`,
        body: `Hello,\n\nattached are the claim files of ${customer} in ${name}: a PDF to read and a spreadsheet to work with.\n\n${organisation}`,
      };
}
