import type { Schema } from '@dosar/openapi';
import { newsEmail, newsSms } from '#src/areas/messages/news-texts.ts';

const facts = {
  organisation: '{{organisation}}',
  claimFileNo: '{{claim_file_no}}',
  trackerUrl: '{{tracker_url}}',
};

/** What the product writes to claimants without a template: a set can say it in its own words. */
export const productTexts: readonly Schema<'ProductText'>[] = [
  {
    code: 'claim_news',
    name_ro: 'Noutăți la dosar',
    name_en: 'News about the claim',
    texts: (['ro', 'en'] as const).flatMap((language) => [
      { channel: 'email' as const, language, ...newsEmail(language, facts) },
      { channel: 'sms' as const, language, subject: null, body: newsSms(language, facts) },
    ]),
  },
];
