import { formatLocalDate, type LocalDate } from '@dosar/kernel/dates';
import type { OfferLineCode } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import type { Letter } from './render-letter.ts';

/** What lines of an offer are called. */
export const lineNames: Record<OfferLineCode, BilingualText> = {
  repair: { ro: 'Reparație, fără TVA', en: 'Repair, without VAT' },
  vat: { ro: 'TVA', en: 'VAT' },
  wear: { ro: 'Uzură', en: 'Wear' },
  deductible: { ro: 'Franșiză', en: 'Deductible' },
  residual: { ro: 'Valoarea rămasă a vehiculului', en: 'Residual value of the vehicle' },
  towing: { ro: 'Tractare', en: 'Towing' },
  loss_of_use: { ro: 'Lipsă de folosință', en: 'Loss of use' },
  property: { ro: 'Alte bunuri', en: 'Other property' },
  injury: { ro: 'Vătămări', en: 'Injuries' },
  other: { ro: 'Altele', en: 'Other' },
  penalty: { ro: 'Penalități de întârziere', en: 'Penalty for the delay' },
};

/** What the letter of an offer says. */
export type OfferFacts = {
  language: Language;
  organisation: string;
  color: string;
  claimFileNo: string;
  offerNo: number;
  date: LocalDate;
  recipient: string;
  address: string | null;
  /** The car as people call it, with its plate. */
  vehicle: string | null;
  accidentOn: LocalDate | null;
  lines: readonly Schema<'OfferLine'>[];
  amountBani: number;
  note: string | null;
  handler: string | null;
  /** How many days the law gives for the payment; none where the policy says it. */
  daysToPay: number | null;
};

/** How many days, in Romanian words. */
function roDays(days: number): string {
  const lastTwo = days % 100;
  return days === 1 ? 'o zi' : `${days} ${lastTwo > 0 && lastTwo < 20 ? 'zile' : 'de zile'}`;
}

const texts = {
  ro: {
    title: (no: string) => `Ofertă de despăgubire, dosar ${no}`,
    about: (vehicle: string | null, day: string | null) =>
      `Pentru ${vehicle === null ? 'paguba dumneavoastră' : `avariile autoturismului ${vehicle}`}${day === null ? '' : ` din ${day}`}, vă oferim:`,
    pay: (days: number | null) =>
      `Plătim ${days === null ? 'în termenul din polița de asigurare' : `în cel mult ${roDays(days)} de la acceptarea dumneavoastră`}, în contul pe care ni-l spuneți.`,
    disagree:
      'Dacă nu sunteți de acord, ne puteți scrie motivele și ne puteți trimite documente. Vă răspundem în scris. Puteți merge oricând la SAL-FIN sau în instanță.',
    regards: 'Cu stimă,',
  },
  en: {
    title: (no: string) => `Settlement offer, claim ${no}`,
    about: (vehicle: string | null, day: string | null) =>
      `For ${vehicle === null ? 'your loss' : `the damage to the car ${vehicle}`}${day === null ? '' : ` of ${day}`} we offer you:`,
    pay: (days: number | null) =>
      `We pay ${days === null ? 'in the time that the policy says' : `within ${days === 1 ? 'one day' : `${days} days`} of your acceptance`}, into the account that you tell us.`,
    disagree:
      'If you do not agree, you can write to us why and send us documents. We answer in writing. You can go to SAL-FIN or to court at any time.',
    regards: 'Kind regards,',
  },
} as const;

/** The letter of an offer, line by line. */
export function offerLetter(facts: OfferFacts): Letter {
  const { language } = facts;
  const text = texts[language];
  const accidentOn = facts.accidentOn === null ? null : formatLocalDate(facts.accidentOn);
  return {
    language,
    organisation: { name: facts.organisation, color: facts.color },
    reference: `${facts.claimFileNo}-${facts.offerNo}`,
    date: facts.date,
    recipient: { name: facts.recipient, address: facts.address ?? undefined },
    title: text.title(facts.claimFileNo),
    opening: [text.about(facts.vehicle, accidentOn)],
    lines: facts.lines.map(({ code, note, amount_bani: amountBani }) => ({
      name: lineNames[code][language],
      detail: note ?? undefined,
      amountBani,
    })),
    totalBani: facts.amountBani,
    closing: [...(facts.note === null ? [] : [facts.note]), text.pay(facts.daysToPay), text.disagree],
    signature: [text.regards, ...(facts.handler === null ? [] : [facts.handler]), facts.organisation],
  };
}

/** What the file with the letter is called. */
export function letterFileName({ language, claimFileNo, offerNo }: OfferFacts): string {
  return `${language === 'ro' ? 'Oferta' : 'Offer'} ${claimFileNo}-${offerNo}.pdf`;
}

/** The message that carries the letter. */
export function offerMessage(
  { language, claimFileNo, organisation, amountBani }: OfferFacts,
  { lei, offerUrl }: { lei: (bani: number) => string; offerUrl: string },
) {
  return language === 'ro'
    ? {
        subject: `Oferta noastră pentru dosarul ${claimFileNo}`,
        body: `Bună ziua,\n\nVă oferim ${lei(amountBani)} pentru dosarul ${claimFileNo}. Calculul, pe rânduri, este în scrisoarea atașată.\n\nPuteți accepta oferta sau ne puteți spune cu ce nu sunteți de acord aici, fără cont:\n${offerUrl}\n\nCu stimă,\n${organisation}`,
        sms: `${organisation}: va oferim ${lei(amountBani)} pentru dosarul ${claimFileNo}. Raspundeti aici: ${offerUrl}`,
      }
    : {
        subject: `Our offer for claim ${claimFileNo}`,
        body: `Hello,\n\nWe offer you ${lei(amountBani)} for claim ${claimFileNo}. How it is reckoned, line by line, is in the attached letter.\n\nYou can accept the offer, or tell us what you do not agree with, here, without an account:\n${offerUrl}\n\nKind regards,\n${organisation}`,
        sms: `${organisation}: we offer you ${lei(amountBani)} for claim ${claimFileNo}. Answer here: ${offerUrl}`,
      };
}
