import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { FormPlace } from './form-pages.ts';
import { caseAddress } from './page-address.ts';
import { periods, type RefusedShare } from './share-part.ts';
import { shareWords } from './share-words.ts';
import { placeOf, type Outcome } from './show-case.ts';
import type { Fields, Visit } from './visit.ts';

type Tokens = { idToken: string; refreshToken: string };

/** Makes a link, which is shown once on a page of its own, or takes one back. */
export async function shareForm(visit: Visit, tokens: Tokens, fields: Fields): Promise<Outcome> {
  const { calls, language } = visit;
  const words = shareWords[language];
  if (fields['act'] === 'share_end') {
    const { status, retryAfter } = await calls.endShare(tokens, fields['case_share_id'] ?? '');
    return status === 429 || status >= 500 ? { status, retryAfter } : 'taken';
  }
  const name = fields['share_name']?.trim() ?? '';
  const days = periods.find((period) => String(period) === fields['share_days']) ?? 30;
  const refused = (sentence: string): RefusedShare => ({ act: 'share', sentence, typed: fields });
  if (name.length < 2 || name.length > 60) return refused(words.unfit);
  const { status, body, retryAfter } = await calls.shareCase(tokens, { name, days });
  if (status === 409) return refused(words.tooMany);
  if (status === 400 || status === 422) return refused(words.unfit);
  if (status >= 300) return { status, retryAfter };
  return {
    shown: {
      status: 200,
      title: words.made,
      content: madePage(placeOf(visit), { name, url: body.url }),
      isPlain: true,
    },
  };
}

function madePage(place: FormPlace, { name, url }: { name: string; url: string }): Markup {
  const words = shareWords[place.language];
  const back = caseAddress({ orgCode: place.orgCode, caseNo: place.caseNo }, { lang: place.language });
  return html`<h1 class="dosar-heading-1">${words.made}</h1>
    <p class="dosar-strong">${name}</p>
    <p><a href="${url}">${url}</a></p>
    <p>${words.madeHint}</p>
    <p><a href="${back}">${words.back}</a></p>`;
}
