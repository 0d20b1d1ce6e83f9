import type { Language } from '#src/kernel/http/request-language.ts';

/** What goes into the message with an access code. It names no case: the channel may be somebody else's by now. */
export type CodeMessageFacts = {
  organisation: { name: string; shortName: string };
  code: string;
  /** How long it works. */
  minutes: number;
  trackerHost: string;
};

/** The lifetime in words: whole hours as hours, everything else as minutes. */
function timeOf(language: Language, minutes: number): string {
  const { count, unit } =
    minutes % 60 === 0 ? { count: minutes / 60, unit: 'hour' } : { count: minutes, unit: 'minute' };
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Text of the SMS. Its last line lets a phone offer the code to the tracker, and to no other site. */
export function codeSms(
  language: Language,
  { organisation, code, minutes, trackerHost }: CodeMessageFacts,
): string {
  const sender = organisation.shortName.normalize('NFD').replace(/\p{M}/gu, '');
  const sentence =
    language === 'ro'
      ? `${sender}: codul de acces este ${code}. Este valabil ${timeOf(language, minutes)}. Nu il dati nimanui.`
      : `${sender}: your access code is ${code}. It is valid for ${timeOf(language, minutes)}. Give it to nobody.`;
  return `${sentence}\n\n@${trackerHost} #${code}`;
}

/** Subject and text of the e-mail. */
export function codeEmail(language: Language, { organisation, code, minutes }: CodeMessageFacts) {
  if (language === 'ro') {
    return {
      subject: 'Codul de acces la dosar',
      body: [
        'Bună ziua,',
        `Codul de acces este ${code}. Este valabil ${timeOf(language, minutes)} și poate fi folosit o singură dată.`,
        'Nu îl dați nimănui. Dacă nu ați cerut un cod, ignorați acest mesaj.',
        organisation.name,
      ].join('\n\n'),
    };
  }
  return {
    subject: 'Access code for your case',
    body: [
      'Hello,',
      `Your access code is ${code}. It is valid for ${timeOf(language, minutes)} and works once.`,
      'Give it to nobody. If you have not asked for a code, please ignore this message.',
      organisation.name,
    ].join('\n\n'),
  };
}
