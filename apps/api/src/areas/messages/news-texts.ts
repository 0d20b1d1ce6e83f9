/** What a message about news on the tracker names: the claim number, and nothing about what happened. */
export type NewsFacts = { organisation: string; claimFileNo: string; trackerUrl: string };

/** The e-mail that says that the tracker has news. */
export function newsEmail(language: 'ro' | 'en', { organisation, claimFileNo, trackerUrl }: NewsFacts) {
  if (language === 'ro')
    return {
      subject: `Noutăți la dosarul ${claimFileNo}`,
      body: [
        'Bună ziua,',
        `Dosarul ${claimFileNo} a trecut într-o etapă nouă. Vedeți aici ce urmează:\n${trackerUrl}`,
        organisation,
      ].join('\n\n'),
    };
  return {
    subject: `News about your claim ${claimFileNo}`,
    body: [
      'Hello,',
      `Your claim ${claimFileNo} has reached a new stage. See here what comes next:\n${trackerUrl}`,
      organisation,
    ].join('\n\n'),
  };
}

/** The same as a text message, without diacritics so that it fits every network's alphabet. */
export function newsSms(language: 'ro' | 'en', { organisation, claimFileNo, trackerUrl }: NewsFacts): string {
  const sender = organisation.normalize('NFD').replace(/\p{M}/gu, '');
  return language === 'ro'
    ? `${sender}: dosarul ${claimFileNo} are noutati. Vedeti ce urmeaza: ${trackerUrl}`
    : `${sender}: there is news about your claim ${claimFileNo}. See what comes next: ${trackerUrl}`;
}
