import { formatLocalDate, type LocalDate } from '@dosar/kernel/dates';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Why somebody is written to about a request for documents. */
export type RequestOccasion = 'asked' | 'reminded' | 'refused';

/** What a message about a request says: the claim number and what is needed, nothing about what happened. */
export type RequestFacts = {
  occasion: RequestOccasion;
  organisation: string;
  claimFileNo: string;
  docTypeNames: readonly string[];
  dueDate: LocalDate | undefined;
  /** Words of whoever asks. */
  message: string | undefined;
  /** Why documents have to be sent again, each with its name. */
  refusals: readonly { name: string; reason: string }[];
  uploadUrl: string;
};

const words = {
  ro: {
    hello: 'Bună ziua,',
    asked: (no: string) => `Ca să putem merge mai departe cu dosarul ${no}, mai avem nevoie de:`,
    reminded: (no: string) => `Pentru dosarul ${no} așteptăm încă:`,
    refused: (no: string) => `La dosarul ${no}, o parte din documente trebuie trimise din nou:`,
    until: (day: string) => `Vă rugăm să le trimiteți până la ${day}.`,
    here: 'Le puteți trimite de aici, fără cont:',
    subjects: {
      asked: 'Documente necesare la dosarul',
      reminded: 'Vă reamintim: documente la dosarul',
      refused: 'De trimis din nou la dosarul',
    },
  },
  en: {
    hello: 'Hello,',
    asked: (no: string) => `To go on with your claim ${no} we still need:`,
    reminded: (no: string) => `For your claim ${no} we are still waiting for:`,
    refused: (no: string) => `For your claim ${no}, some documents have to be sent again:`,
    until: (day: string) => `Please send them by ${day}.`,
    here: 'You can send them here, without an account:',
    subjects: {
      asked: 'Documents needed for your claim',
      reminded: 'A reminder: documents for your claim',
      refused: 'To be sent again for your claim',
    },
  },
} as const;

/** The e-mail about a request. */
export function requestEmail(language: Language, facts: RequestFacts): { subject: string; body: string } {
  const { occasion, organisation, claimFileNo, docTypeNames, dueDate, message, refusals, uploadUrl } = facts;
  const text = words[language];
  const reasonOf = (name: string) => refusals.find((refusal) => refusal.name === name)?.reason;
  const list = docTypeNames
    .map((name) => {
      const reason = reasonOf(name);
      return reason === undefined ? `– ${name}` : `– ${name}: ${reason}`;
    })
    .join('\n');
  const parts = [
    text.hello,
    `${text[occasion](claimFileNo)}\n${list}`,
    message,
    dueDate === undefined ? undefined : text.until(formatLocalDate(dueDate)),
    `${text.here}\n${uploadUrl}`,
    organisation,
  ];
  return {
    subject: `${text.subjects[occasion]} ${claimFileNo}`,
    body: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}

const smsStart = {
  ro: {
    asked: (no: string) => `pentru dosarul ${no} mai trimiteti`,
    reminded: (no: string) => `va reamintim: pentru dosarul ${no} mai trimiteti`,
    refused: (no: string) => `la dosarul ${no} trimiteti din nou`,
  },
  en: {
    asked: (no: string) => `for claim ${no} please send`,
    reminded: (no: string) => `a reminder: for claim ${no} please send`,
    refused: (no: string) => `for claim ${no} please send again`,
  },
} as const;

/** The same as a text message, without diacritics: one of them would halve what fits into a message. */
export function requestSms(language: Language, facts: RequestFacts): string {
  const { occasion, organisation, claimFileNo, docTypeNames, dueDate, uploadUrl } = facts;
  const until = language === 'ro' ? 'pana la' : 'by';
  // A longer list is on the page.
  const what =
    docTypeNames.length <= 3
      ? docTypeNames.join(', ')
      : `${docTypeNames.length} ${language === 'ro' ? 'documente' : 'documents'}`;
  const term = dueDate === undefined ? '' : ` ${until} ${formatLocalDate(dueDate)}`;
  const start = smsStart[language][occasion](claimFileNo);
  return plain(`${organisation}: ${start}${term}: ${what}. ${uploadUrl}`);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
