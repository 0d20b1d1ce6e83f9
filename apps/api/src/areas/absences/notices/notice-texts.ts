import { formatLocalDate } from '@dosar/kernel/dates';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { AbsenceRow } from '../absence-repository.ts';

/** Why somebody gets a notice about an absence. */
export type NoticeKind =
  | 'asked'
  | 'approved'
  | 'refused'
  | 'revoked'
  | 'undone'
  | 'cancelled'
  | 'replacement_asked'
  | 'replacement_accepted'
  | 'replacement_refused'
  | 'replacement_ended'
  | 'replacement_overruled'
  | 'passed_on'
  | 'begins_tomorrow'
  | 'ends_tomorrow'
  | 'ended';

type Told = Pick<AbsenceRow, 'full_name' | 'replacement_name' | 'decision_reason' | 'replacement_reason'> & {
  days: string;
};

const sentences: Record<NoticeKind, Record<Language, (told: Told) => string>> = {
  asked: {
    ro: ({ full_name: name, days }) => `${name} cere liber ${days} și așteaptă decizia dvs.`,
    en: ({ full_name: name, days }) => `${name} asks for time off ${days} and waits for your decision.`,
  },
  approved: {
    ro: ({ days }) => `Absența dvs. ${days} a fost aprobată.`,
    en: ({ days }) => `Your absence ${days} was approved.`,
  },
  refused: {
    ro: ({ days, decision_reason: reason }) => `Absența dvs. ${days} a fost refuzată: ${reason ?? ''}`,
    en: ({ days, decision_reason: reason }) => `Your absence ${days} was refused: ${reason ?? ''}`,
  },
  revoked: {
    ro: ({ full_name: name, days, decision_reason: reason }) =>
      `Absența ${days} (${name}) a fost revocată: ${reason ?? ''}`,
    en: ({ full_name: name, days, decision_reason: reason }) =>
      `The absence ${days} (${name}) was revoked: ${reason ?? ''}`,
  },
  undone: {
    ro: ({ full_name: name, days }) =>
      `Aprobarea absenței ${days} (${name}) a fost anulată; cererea se decide din nou.`,
    en: ({ full_name: name, days }) =>
      `The approval of the absence ${days} (${name}) was taken back; it will be decided again.`,
  },
  cancelled: {
    ro: ({ full_name: name, days }) => `${name} a renunțat la absența ${days}.`,
    en: ({ full_name: name, days }) => `${name} has cancelled the absence ${days}.`,
  },
  replacement_asked: {
    ro: ({ full_name: name, days }) =>
      `${name} vă roagă să îi țineți locul ${days}. Răspundeți la „Înlocuiri”.`,
    en: ({ full_name: name, days }) =>
      `${name} asks you to stand in ${days}. Please answer in “Replacements”.`,
  },
  replacement_accepted: {
    ro: ({ replacement_name: name, days }) => `${name ?? ''} vă ține locul ${days}.`,
    en: ({ replacement_name: name, days }) => `${name ?? ''} will stand in for you ${days}.`,
  },
  replacement_refused: {
    ro: ({ replacement_name: name, days, replacement_reason: reason }) =>
      `${name ?? ''} nu vă poate ține locul ${days}: ${reason ?? ''}`,
    en: ({ replacement_name: name, days, replacement_reason: reason }) =>
      `${name ?? ''} cannot stand in for you ${days}: ${reason ?? ''}`,
  },
  replacement_ended: {
    ro: ({ full_name: name, replacement_name: deputy, days, replacement_reason: reason }) =>
      `${deputy ?? ''} nu îl mai înlocuiește pe ${name} ${days}: ${reason ?? ''}`,
    en: ({ full_name: name, replacement_name: deputy, days, replacement_reason: reason }) =>
      `${deputy ?? ''} no longer stands in for ${name} ${days}: ${reason ?? ''}`,
  },
  replacement_overruled: {
    ro: ({ full_name: name, days, replacement_reason: reason }) =>
      `Îi țineți locul lui ${name} ${days}, din decizia managerului: ${reason ?? ''}`,
    en: ({ full_name: name, days, replacement_reason: reason }) =>
      `You stand in for ${name} ${days}, as the manager decided: ${reason ?? ''}`,
  },
  passed_on: {
    ro: ({ full_name: name, days }) =>
      `${name} cere liber ${days}. Nimeni nu a decis la timp, așa că puteți decide și dvs.`,
    en: ({ full_name: name, days }) =>
      `${name} asks for time off ${days}. Nobody has decided in time, so you can decide too.`,
  },
  begins_tomorrow: {
    ro: ({ full_name: name, replacement_name: deputy, days }) =>
      deputy === null
        ? `Mâine începe absența ${days} (${name}).`
        : `Mâine începe absența ${days} (${name}). Înlocuitor: ${deputy}.`,
    en: ({ full_name: name, replacement_name: deputy, days }) =>
      deputy === null
        ? `The absence ${days} (${name}) begins tomorrow.`
        : `The absence ${days} (${name}) begins tomorrow. Replacement: ${deputy}.`,
  },
  ends_tomorrow: {
    ro: ({ full_name: name, days }) => `Mâine este ultima zi a absenței ${days} (${name}).`,
    en: ({ full_name: name, days }) => `Tomorrow is the last day of the absence ${days} (${name}).`,
  },
  ended: {
    ro: ({ days }) => `Bine ați revenit! Ce s-a lucrat în absența dvs. ${days} găsiți în „Absențele mele”.`,
    en: ({ days }) => `Welcome back! “My absences” tells what was done while you were away ${days}.`,
  },
};

const subjects: Record<Language, string> = { ro: 'Absență', en: 'Absence' };

/** What somebody is told about an absence, in one sentence. */
export function noticeText(kind: NoticeKind, language: Language, row: AbsenceRow): string {
  return sentences[kind][language]({ ...row, days: daysOf(row, language) });
}

/** Who reads a notice, as far as it decides which pages they may open. */
export type NoticeReader = { userId: string; plansAbsences: boolean };

/** The page of the staff that a notice leads to: one that whoever reads it may open. */
export function noticeAddress(
  kind: NoticeKind,
  row: Pick<AbsenceRow, 'absence_id' | 'user_id' | 'replacement_user_id'>,
  { userId, plansAbsences }: NoticeReader,
): string {
  if (kind === 'asked' || kind === 'passed_on') return `/manager-area/absences?absence=${row.absence_id}`;
  // Whoever stands in need not plan absences of their own here.
  if (userId === row.replacement_user_id) return '/time-off/replacements';
  if (userId !== row.user_id) return `/manager-area/absences?absence=${row.absence_id}`;
  return plansAbsences ? '/time-off/my-absences?view=list' : '/time-off/replacements';
}

/** The kind that a stored notice names; `undefined` for one that this version does not know. */
export function noticeKindOf(stored: string): NoticeKind | undefined {
  return Object.keys(sentences).find((kind): kind is NoticeKind => kind === stored);
}

/** The e-mail about an absence. */
export function noticeEmail(kind: NoticeKind, language: Language, row: AbsenceRow, pageUrl: string) {
  const days = daysOf(row, language);
  return {
    subject: `${subjects[language]} ${days}: ${row.full_name}`,
    body: `${noticeText(kind, language, row)}\n\n${pageUrl}`,
  };
}

type AbsentDays = Pick<AbsenceRow, 'date_from' | 'date_to'>;

/** The days of an absence, as they stand in a sentence. */
function daysOf({ date_from: from, date_to: to }: AbsentDays, language: Language) {
  if (from === to) return language === 'ro' ? `pe ${formatLocalDate(from)}` : `on ${formatLocalDate(from)}`;
  return language === 'ro'
    ? `între ${formatLocalDate(from)} și ${formatLocalDate(to)}`
    : `from ${formatLocalDate(from)} to ${formatLocalDate(to)}`;
}

type Contact = { claimFileNo: string; contact: string; organisation: string };

/** What a claimant is told whose contact will be away. */
export function contactEmail(
  language: Language,
  row: AbsentDays,
  { claimFileNo, contact, organisation }: Contact,
) {
  const days = daysOf(row, language);
  return language === 'ro'
    ? {
        subject: `Cine se ocupă de dosarul ${claimFileNo}`,
        body: `Bună ziua,\n\nDe dosarul ${claimFileNo} se ocupă ${days} ${contact}. Nu trebuie să faceți nimic.\n\n${organisation}`,
      }
    : {
        subject: `Who takes care of your claim ${claimFileNo}`,
        body: `Hello,\n\n${contact} takes care of your claim ${claimFileNo} ${days}. You need not do anything.\n\n${organisation}`,
      };
}

/** The same as a text message, without diacritics so that it fits every network's alphabet. */
export function contactSms(
  language: Language,
  row: AbsentDays,
  { claimFileNo, contact, organisation }: Contact,
): string {
  const days = daysOf(row, language);
  const text =
    language === 'ro'
      ? `${organisation}: de dosarul ${claimFileNo} se ocupa ${days} ${contact}.`
      : `${organisation}: ${contact} takes care of your claim ${claimFileNo} ${days}.`;
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
