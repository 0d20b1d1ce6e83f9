import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { contactWords } from './contact-words.ts';
import { noticeOf, sentencePage } from './form-pages.ts';
import { ownCalls, type Answered } from './own-calls.ts';
import { framed, type PageOwner } from './page-frame.ts';
import { pageWords } from './page-words.ts';
import type { SendWritten } from './tracker-pages.ts';
import { textsOf } from './visit.ts';

type Confirmed = Answered<{ organisation: { org_name: string; branding: Looks } }>;
type Looks = { material_color: string | null; logo_url: string | null };
type Answer = { status: number; title: string; content: Markup };

/**
 * The button of contact confirmation as a plain form, for whoever has no script.
 *
 * It goes through the operation that the script calls, with its limits and its audit. Reading the page confirms nothing, and a form that
 * another site sends does not either.
 */
export async function registerContactForm(
  root: FastifyInstance,
  { trackerOrigin }: { trackerOrigin: string },
  send: SendWritten,
): Promise<void> {
  await root.register((app, _options, done) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.post('/contact-confirmation/:key', async (request, reply) => {
      const language: Language = textsOf(request.body)['lang'] === 'en' ? 'en' : 'ro';
      const key = textsOf(request.params)['key'] ?? '';
      const confirmed = isFromHere(request)
        ? await ownCalls(root, request, language).confirmContact(key)
        : undefined;
      const { status, title, content } = answerOf(confirmed, { language, trackerOrigin });
      if (confirmed?.retryAfter !== undefined) reply.header('retry-after', confirmed.retryAfter);
      const owner = confirmed?.status === 200 ? ownerOf(confirmed) : undefined;
      const body = framed({ owner, language, content });
      return send(request, reply, { status, language, title, body, isPlain: true });
    });
    done();
  });
}

function isFromHere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Whose page it is shows only in the answer to a good key. */
function ownerOf({ body: { organisation } }: Confirmed): PageOwner {
  const { material_color: color, logo_url: logoUrl } = organisation.branding;
  return { orgCode: '', name: organisation.org_name, color, logoUrl, languages: [] };
}

function answerOf(
  confirmed: Confirmed | undefined,
  { language, trackerOrigin }: { language: Language; trackerOrigin: string },
): Answer {
  const words = contactWords[language];
  if (confirmed === undefined)
    return { status: 403, title: words.title, content: question(language, pageWords[language].formOver) };
  const { status } = confirmed;
  if (status === 200)
    return {
      status,
      title: words.confirmed,
      content: html`<h1 class="dosar-heading-1">${words.confirmed}</h1>
        <div class="dosar-notice dosar-notice-success" role="status">
          <div class="dosar-notice-text"><p>${words.whatNow}</p></div>
        </div>`,
    };
  if (status === 429 || status >= 500)
    return { status, title: words.title, content: question(language, words.unreachable) };
  const wayOn = { name: pageWords[language].find, address: `${trackerOrigin}/status?lang=${language}` };
  return {
    status: 404,
    title: words.failed,
    content: sentencePage(words.failed, pageWords[language].unknownHint, wayOn),
  };
}

function question(language: Language, refusal: string): Markup {
  const words = contactWords[language];
  return html`<h1 class="dosar-heading-1">${words.title}</h1>
    ${noticeOf(refusal)}
    <p>${words.question}</p>
    <form class="dosar-stack" method="post">
      <button class="dosar-button dosar-button-primary" type="submit" name="lang" value="${language}">
        ${words.confirm}
      </button>
    </form>`;
}
