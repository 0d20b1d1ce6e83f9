import { formatInstant, localTimeOf } from '@dosar/kernel/zone';
import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPhone } from '@dosar/kernel/phones';
import { changeableUntil } from '@dosar/scheduling-domain';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { VisitRow } from '../visit-repository.ts';

/** Why the product writes about a visit. */
export type VisitReason =
  | 'visit_booked'
  | 'visit_moved'
  | 'visit_cancelled'
  | 'visit_reminder'
  | 'visit_missed'
  | 'visit_failed';

const weekdays = {
  ro: ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** Day and hour of a visit: "joi, 26.11.2026, ora 10:45". */
export function visitHour({ starts_at: startsAt }: Pick<VisitRow, 'starts_at'>, language: Language): string {
  const { date, time } = localTimeOf(startsAt);
  const weekday = weekdays[language][new Date(date).getUTCDay()] ?? '';
  const at = language === 'ro' ? 'ora' : 'at';
  return `${weekday}, ${formatLocalDate(date)}, ${at} ${time}`;
}

/** Where the vehicle is inspected. */
export function visitWhere(
  visit: Pick<VisitRow, 'address' | 'place_name' | 'place_address' | 'locality'>,
): string {
  return visit.address ?? `${visit.place_name}, ${visit.place_address}, ${visit.locality}`;
}

/** Day, hour and place of a visit in one line. */
function visitLine(visit: ToldVisit, language: Language): string {
  return `${visitHour(visit, language)}, ${visitWhere(visit)}`;
}

const sentences: Record<VisitReason, Record<Language, (line: string) => string>> = {
  visit_booked: {
    ro: (line) => `Constatarea este programată: ${line}.`,
    en: (line) => `The inspection is booked: ${line}.`,
  },
  visit_moved: {
    ro: (line) => `Constatarea s-a mutat. Noua oră: ${line}.`,
    en: (line) => `The inspection has moved. The new time: ${line}.`,
  },
  visit_cancelled: {
    ro: (line) => `Constatarea este anulată: ${line}. Puteți alege altă oră pe pagina dosarului.`,
    en: (line) =>
      `The inspection is cancelled: ${line}. You can choose another time on the page of your claim.`,
  },
  visit_reminder: {
    ro: (line) => `Vă reamintim constatarea: ${line}.`,
    en: (line) => `A reminder of the inspection: ${line}.`,
  },
  visit_missed: {
    ro: (line) => `Nu ne-am întâlnit la constatarea de ${line}. Alegeți altă oră pe pagina dosarului.`,
    en: (line) =>
      `We did not meet at the inspection on ${line}. Please choose another time on the page of your claim.`,
  },
  visit_failed: {
    ro: (line) =>
      `Ne cerem scuze: din vina noastră, constatarea nu a avut loc (${line}). Alegeți altă oră pe pagina dosarului.`,
    en: (line) =>
      `We apologise: we missed the inspection (${line}). Please choose another time on the page of your claim.`,
  },
};

const subjects: Record<VisitReason, Record<Language, string>> = {
  visit_booked: { ro: 'Constatarea este programată', en: 'The inspection is booked' },
  visit_moved: { ro: 'Constatarea s-a mutat', en: 'The inspection has moved' },
  visit_cancelled: { ro: 'Constatarea este anulată', en: 'The inspection is cancelled' },
  visit_reminder: { ro: 'Constatarea se apropie', en: 'The inspection is near' },
  visit_missed: { ro: 'Alegeți altă oră pentru constatare', en: 'Choose another time for the inspection' },
  visit_failed: {
    ro: 'Ne cerem scuze: alegeți altă oră pentru constatare',
    en: 'We apologise: choose another time for the inspection',
  },
};

/** What of a visit is told. */
type ToldVisit = Pick<
  VisitRow,
  | 'starts_at'
  | 'claim_file_no'
  | 'address'
  | 'place_name'
  | 'place_address'
  | 'locality'
  | 'place_phone'
  | 'arrival_ro'
  | 'arrival_en'
>;

type Letter = {
  reason: VisitReason;
  visit: ToldVisit;
  language: Language;
  trackerUrl: string;
  organisation: string;
  now: Date;
};

/** What a reminder asks, with its page or address after it. */
const askedToAnswer: Record<Language, string> = {
  ro: 'Veniți? Răspundeți DA sau NU:',
  en: 'Will you come? Please answer YES or NO:',
};

/** The text message about a visit. */
export function visitSms({ reason, visit, language, trackerUrl, organisation }: Letter): string {
  const question = reason === 'visit_reminder' ? `${askedToAnswer[language]} ` : '';
  return `${organisation}, ${visit.claim_file_no}: ${sentences[reason][language](visitLine(visit, language))} ${question}${trackerUrl}`;
}

/** Messages about a visit that is still to come. */
const toCome: readonly VisitReason[] = ['visit_booked', 'visit_moved', 'visit_reminder'];

/** The e-mail about a visit, with what to bring and until when it can be changed. */
export function visitEmail(letter: Letter): { subject: string; body: string } {
  const { reason, visit, language, trackerUrl, organisation, now } = letter;
  const isToCome = toCome.includes(reason);
  const lines = [
    language === 'ro' ? 'Bună ziua,' : 'Hello,',
    '',
    sentences[reason][language](visitLine(visit, language)),
    ...(isToCome ? beforeVisit(visit, language, now) : []),
    '',
    ...(reason === 'visit_reminder' ? [`${askedToAnswer[language]} ${trackerUrl}`, ''] : []),
    language === 'ro' ? `Pagina dosarului: ${trackerUrl}` : `The page of your claim: ${trackerUrl}`,
    '',
    organisation,
  ];
  return { subject: `${subjects[reason][language]} · ${visit.claim_file_no}`, body: lines.join('\n') };
}

/** What to bring to an inspection. */
export const whatToBring: Record<Language, string> = {
  ro: 'Aduceți talonul, actul de identitate și constatarea amiabilă, dacă o aveți.',
  en: 'Please bring the registration certificate, your identity card and the accident statement, if you have it.',
};

function beforeVisit(visit: ToldVisit, language: Language, now: Date): string[] {
  const arrival = visit[`arrival_${language}`];
  return [
    ...(arrival === null ? [] : ['', arrival]),
    '',
    whatToBring[language],
    ...changeLine(visit, language, now),
  ];
}

/** Until when the claimant may change the visit, while that is still to come; then whom to call, if the place has a phone. */
function changeLine(visit: ToldVisit, language: Language, now: Date): string[] {
  const until = new Date(changeableUntil(visit.starts_at.getTime()));
  if (until > now) {
    const moment = formatInstant(until);
    return [
      language === 'ro'
        ? `Puteți muta sau anula vizita pe pagina dosarului până la ${moment}.`
        : `You can move or cancel the visit on the page of your claim until ${moment}.`,
    ];
  }
  if (visit.place_phone === null) return [];
  const phone = formatPhone(visit.place_phone);
  return [
    language === 'ro'
      ? `Dacă nu puteți veni, sunați la ${phone}.`
      : `If you cannot come, please call ${phone}.`,
  ];
}
