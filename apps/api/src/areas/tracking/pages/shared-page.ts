import type { Schema } from '@dosar/openapi';
import { formatPhone } from '@dosar/kernel/phones';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { legalOf, stepsOf } from './case-facts.ts';
import { momentOf, weekdayOf, weekdayOfInstant } from './page-dates.ts';
import { pageWords } from './page-words.ts';
import { shareWords } from './share-words.ts';
import { failed, unknownAddress, type Shown } from './show-case.ts';
import type { Visit } from './visit.ts';

/** The case that a link for reading along opens; a link that opens none gets the sentence of every wrong address. */
export async function sharedPage(visit: Visit, key: string): Promise<Shown> {
  const { calls, language, orgCode } = visit;
  const visitor = await calls.signIn(orgCode);
  if (visitor.status >= 300) return failed(visit, visitor.retryAfter);
  const { status, body, retryAfter } = await calls.readShared(visitor.body, key);
  await calls.signOut(visitor.body);
  if (status === 404 || status === 400) return unknownAddress(visit);
  if (status !== 200) return failed(visit, retryAfter);
  return {
    status: 200,
    title: shareWords[language].shared(body.case_no),
    content: sharedCase(visit, body),
    isPlain: true,
  };
}

function sharedCase({ language, found }: Visit, shared: Schema<'SharedCase'>): Markup {
  const words = shareWords[language];
  const { name, phone } = shared.contact;
  const facts: [string, string | Markup | null][] = [
    [words.next, shared.waits_for_claimant ? words.waits : shared.next_step_title],
    [words.expected, shared.expected_date === null ? null : weekdayOf(shared.expected_date, language)],
    [words.contact, phone === null ? name : html`${name}, <a href="tel:${phone}">${formatPhone(phone)}</a>`],
  ];
  return html`<header class="dosar-stack-tight">
      <p class="dosar-case-number">${words.shared(shared.case_no)}</p>
      <h1 class="dosar-heading-1">${shared.event_title}</h1>
    </header>
    <dl class="dosar-facts">
      ${facts.map(
        ([term, value]) =>
          value !== null &&
          html`<div class="dosar-fact">
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${legalOf(shared, language)} ${stepsOf(shared, found?.config.config ?? [], language)}
    <p class="dosar-hint">${words.endsOn(weekdayOfInstant(shared.ends_at, language))}</p>
    <p class="dosar-hint dosar-centred">${pageWords[language].updated(momentOf(shared.system_time))}</p>`;
}
