import type { Language } from '#src/kernel/http/request-language.ts';

/** What a request for documents names: the claim number and what is needed, nothing about what happened. */
export type RequestFacts = {
  organisation: string;
  claimFileNo: string;
  docTypeNames: readonly string[];
  /** Words of whoever asks. */
  message: string | undefined;
  uploadUrl: string;
};

/** The e-mail that asks for documents. */
export function requestEmail(language: Language, facts: RequestFacts) {
  const { organisation, claimFileNo, docTypeNames, message, uploadUrl } = facts;
  const list = docTypeNames.map((name) => `– ${name}`).join('\n');
  const [subject, ...parts] =
    language === 'ro'
      ? [
          `Documente necesare la dosarul ${claimFileNo}`,
          'Bună ziua,',
          `Ca să putem merge mai departe cu dosarul ${claimFileNo}, mai avem nevoie de:\n${list}`,
          message,
          `Le puteți trimite de aici:\n${uploadUrl}`,
        ]
      : [
          `Documents needed for your claim ${claimFileNo}`,
          'Hello,',
          `To go on with your claim ${claimFileNo} we still need:\n${list}`,
          message,
          `You can send them here:\n${uploadUrl}`,
        ];
  return { subject, body: [...parts, organisation].filter((part) => part !== undefined).join('\n\n') };
}

/** The same as a text message, without diacritics so that it fits every network's alphabet. */
export function requestSms(
  language: Language,
  { organisation, claimFileNo, uploadUrl }: Pick<RequestFacts, 'organisation' | 'claimFileNo' | 'uploadUrl'>,
): string {
  const sender = organisation.normalize('NFD').replace(/\p{M}/gu, '');
  return language === 'ro'
    ? `${sender}: la dosarul ${claimFileNo} mai avem nevoie de documente. Le puteti trimite de aici: ${uploadUrl}`
    : `${sender}: we still need documents for your claim ${claimFileNo}. Send them here: ${uploadUrl}`;
}
