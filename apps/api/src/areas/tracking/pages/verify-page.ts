import type { Schema } from '@dosar/openapi';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import { noticeOf } from './form-pages.ts';
import { momentOf } from './page-dates.ts';
import { failed, type Shown } from './show-case.ts';
import { verifyWords } from './verify-words.ts';
import type { Visit } from './visit.ts';

type Found = Schema<'VerifiedPrintout'>;

const mostNewer = 100;

/** The page that checks a printed document by its hash: the form, and below it what became of the last check. */
export async function verifyPage(visit: Visit): Promise<Shown> {
  const { language, query, calls, orgCode } = visit;
  const words = verifyWords[language];
  const asked = query['code']?.toLowerCase().replace(/[\s-]/g, '').slice(0, 80);
  const shown = (answer: Markup, status = 200, refusal?: string): Shown => ({
    status,
    title: words.title,
    content: pageOf(visit, { typed: query['code'] ?? '', refusal, answer }),
    isPlain: true,
  });
  if (asked === undefined || asked === '') return shown(html``);
  if (!/^[0-9a-f]{16,64}$/.test(asked)) return shown(html``, 422, words.malformed);
  const visitor = await calls.signIn(orgCode);
  if (visitor.status >= 300) return failed(visit, visitor.retryAfter);
  const answer = await calls.verifyPrintout(visitor.body, asked);
  await calls.signOut(visitor.body);
  if (answer.status === 200) return shown(knownPart(visit, answer.body, asked.length));
  return answer.status === 404 ? shown(unknownPart(visit), 404) : failed(visit, answer.retryAfter);
}

type Content = { typed: string; refusal: string | undefined; answer: Markup };

function pageOf({ language, orgCode }: Visit, { typed, refusal, answer }: Content): Markup {
  const words = verifyWords[language];
  return html`<h1 class="dosar-heading-1">${words.title}</h1>
    <p class="dosar-lead">${words.lead}</p>
    <form class="dosar-stack" action="/verify" method="get">
      <input type="hidden" name="org_code" value="${orgCode}" />
      <input type="hidden" name="lang" value="${language}" />
      <div class="dosar-field">
        <label class="dosar-label" for="code">${words.hash}</label>
        <p class="dosar-hint" id="code-hint">${words.hint}</p>
        <p class="dosar-field-error" id="code-error">${refusal}</p>
        <input
          class="dosar-input"
          id="code"
          name="code"
          value="${typed.slice(0, 100)}"
          required
          maxlength="100"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          aria-describedby="code-hint code-error"
          ${refusal !== undefined && html`aria-invalid="true"`}
        />
      </div>
      <button class="dosar-button dosar-button-primary" type="submit">${words.check}</button>
    </form>
    ${answer}
    <p class="dosar-hint dosar-centred">${words.forgets}</p>`;
}

function knownPart({ language }: Visit, found: Found, signs: number): Markup {
  const words = verifyWords[language];
  const isNote = found.kind === 'note';
  if (!found.is_unchanged)
    return html`<section class="dosar-card" aria-label="${words.changed}">
      ${noticeOf(words.changed)}
      <p>${words.changedHint}</p>
    </section>`;
  return html`<section class="dosar-card" aria-labelledby="answer">
    <div class="dosar-notice dosar-notice-success" role="status">
      <div class="dosar-notice-text">
        <h2 class="dosar-heading-2" id="answer">${words.known}</h2>
        <p>${words.signs(signs)}</p>
      </div>
    </div>
    <dl class="dosar-facts">
      ${(isNote ? factsOfNote : factsOf)(words, found).map(
        ([term, value]) =>
          html`<div class="dosar-fact">
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p class="dosar-hint">${isNote ? words.compareNote : words.compare}</p>
  </section>`;
}

type Words = (typeof verifyWords)['ro'];

function factsOf(words: Words, found: Found): [string, string][] {
  const { entries, last_entry_at: lastAt, newer_entries: newer } = found;
  return [
    [words.what, words.whatIs(found.kind, found.activity_no, found.claim_file_no)],
    [words.exported, words.exportedBy(momentOf(found.exported_at), found.exported_by)],
    [
      words.holds,
      [words.entries(entries), lastAt && words.last(momentOf(lastAt))].filter(Boolean).join(', '),
    ],
    ...(found.kind === 'timeline'
      ? [[words.since, words.newer(newer, newer >= mostNewer)] satisfies [string, string]]
      : []),
  ];
}

function factsOfNote(words: Words, found: Found): [string, string][] {
  return [
    [words.what, words.whatIs(found.kind, found.activity_no, found.claim_file_no)],
    [words.closed, words.exportedBy(momentOf(found.exported_at), found.exported_by)],
    [words.holds, words.lines(found.entries)],
    [words.since, words.replaced(found.newer_entries)],
  ];
}

function unknownPart({ language }: Visit): Markup {
  const words = verifyWords[language];
  return html`<section class="dosar-card" aria-label="${words.unknown}">
    ${noticeOf(words.unknown)}
    <p>${words.notFalse}</p>
    <ul>
      ${words.reasons.map((reason) => html`<li>${reason}</li>`)}
    </ul>
  </section>`;
}
