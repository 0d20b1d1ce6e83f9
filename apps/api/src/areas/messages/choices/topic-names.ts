import type { Schema } from '@dosar/openapi';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** What of the file people stop, as staff and claimants read it. */
export const topicNames: Record<Schema<'MessageTopic'>, BilingualText> = {
  news: { ro: 'știri despre dosar', en: 'news about the claim' },
  reminders: { ro: 'reamintiri', en: 'reminders' },
  partner_jobs: { ro: 'mersul reparației', en: 'progress of the repair' },
  grades: { ro: 'întrebări despre mulțumire', en: 'questions about satisfaction' },
};
