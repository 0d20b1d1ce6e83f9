import type { Schema } from '@dosar/openapi';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** What speaks against a policy, as the timeline of a file says it. */
export const reasonTexts: Record<Schema<'PolicyReason'>, BilingualText> = {
  before_start: { ro: 'polița începe după accident', en: 'the policy begins after the accident' },
  after_end: { ro: 'polița a expirat înainte de accident', en: 'the policy ended before the accident' },
  cancelled: { ro: 'polița este reziliată', en: 'the policy is cancelled' },
  instalment_unpaid: { ro: 'o rată nu apare încasată', en: 'an instalment is not paid' },
  first_day: { ro: 'accident în prima zi a poliței', en: 'accident on the first day of the policy' },
  several: { ro: 'se potrivesc mai multe polițe', en: 'several policies fit' },
  not_found: { ro: 'nicio poliță găsită', en: 'no policy was found' },
  service_away: { ro: 'serviciul de polițe nu răspunde', en: 'the policy service does not answer' },
};
