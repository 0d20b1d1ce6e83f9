import type { NewsFacts } from '../news-texts.ts';

/** The e-mail that says that an answer waits on the tracker; what it says stands only there. */
export function answerEmail(language: 'ro' | 'en', { organisation, claimFileNo, trackerUrl }: NewsFacts) {
  if (language === 'ro')
    return {
      subject: `V-am răspuns la dosarul ${claimFileNo}`,
      body: [
        'Bună ziua,',
        `V-am răspuns la mesajul scris în dosarul ${claimFileNo}. Citiți răspunsul aici:\n${trackerUrl}`,
        organisation,
      ].join('\n\n'),
    };
  return {
    subject: `We have answered you about your claim ${claimFileNo}`,
    body: [
      'Hello,',
      `We have answered the message that you wrote in your claim ${claimFileNo}. Read it here:\n${trackerUrl}`,
      organisation,
    ].join('\n\n'),
  };
}

/** The same as a text message, without diacritics so that it fits every network's alphabet. */
export function answerSms(
  language: 'ro' | 'en',
  { organisation, claimFileNo, trackerUrl }: NewsFacts,
): string {
  const sender = organisation.normalize('NFD').replace(/\p{M}/gu, '');
  return language === 'ro'
    ? `${sender}: v-am raspuns la mesajul din dosarul ${claimFileNo}. Cititi aici: ${trackerUrl}`
    : `${sender}: we have answered your message about claim ${claimFileNo}. Read it here: ${trackerUrl}`;
}
