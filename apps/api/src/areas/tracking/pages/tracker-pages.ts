import { shortestCaseNumber, normaliseCaseNumber } from '@dosar/tracking-domain/case-number';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileFormLimits, timeLimits } from '#src/kernel/http/time-limits.ts';
import { linkedPages } from '#src/kernel/links/claimant-links.ts';
import { answerForm, foreignForm } from './answer-form.ts';
import { appHead, registerAppFiles } from './app-manifest.ts';
import { searchPage } from './form-pages.ts';
import type { WrittenPage } from '#src/kernel/sites/written-page.ts';
import { framed } from './page-frame.ts';
import { caseAddress } from './page-address.ts';
import { isOwnForm } from './page-state.ts';
import { pageWords } from './page-words.ts';
import { answerRequestForm, showRequest } from './request-form.ts';
import { mostFileBytes } from './sent-file.ts';
import { sharedPage } from './shared-page.ts';
import { showCase, unknownAddress, type Shown } from './show-case.ts';
import { verifyPage } from './verify-page.ts';
import { hoursPage } from './visit-form.ts';
import { textsOf, visitOf, type PageNeeds, type Visit } from './visit.ts';

/** Sends a written page in the built page of the app, whose script takes it over. */
export type SendWritten = (request: FastifyRequest, reply: FastifyReply, page: WrittenPage) => FastifyReply;

/** A message of 2000 letters, each with a mark, and what else its form carries. */
const longestForm = 16_384;

/**
 * The tracker as pages that need no script: landing page, search, the box for the code, and the case.
 *
 * What somebody does there goes through the operations of the tracker (`ownCalls`). Looking at a page changes nothing:
 * codes are sent, cases are opened and closed by forms alone.
 */
export async function registerTrackerPages(
  root: FastifyInstance,
  needs: Omit<PageNeeds, 'app'>,
  send: SendWritten,
): Promise<void> {
  const pageNeeds: PageNeeds = { ...needs, app: root };
  await root.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const sent: Sent = (request, reply, visit, shown) => {
      const { content, status, title, isPlain, retryAfter } = shown;
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      const { language, found } = visit;
      const body = framed({ owner: found?.owner, language, path: pathOf(request), content });
      return send(request, reply, {
        ...{ status, language, title, body },
        ...(isPlain && { isPlain }),
        ...(found && { head: appHead(found.owner, language) }),
      });
    };
    registerReading(app, pageNeeds, sent);
    registerForms(app, pageNeeds, sent);
    registerAppFiles(app, pageNeeds);
    registerLinks(app, pageNeeds);
  });
}

type Sent = (request: FastifyRequest, reply: FastifyReply, visit: Visit, shown: Shown) => FastifyReply;

const opens = { exposeHeadRoute: true };

/** What is looked at; none of it changes anything. */
function registerReading(app: FastifyInstance, needs: PageNeeds, sent: Sent): void {
  type Show = (visit: Visit, request: FastifyRequest) => Shown | Redirect | Promise<Shown | Redirect>;
  const page = (show: Show) =>
    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const visit = await visitOf(needs, request, reply);
      const shown = visit.found === undefined ? unknownAddress(visit) : await show(visit, request);
      return 'to' in shown ? reply.redirect(shown.to, 303) : sent(request, reply, visit, shown);
    };
  const ofCase = (visit: Visit): Redirect => ({ to: addressOf(visit, visit.caseNo) });

  for (const path of ['/verify', '/verifica']) app.get(path, opens, page(verifyPage));
  app.get(
    '/shared/:key',
    opens,
    page((visit, request) => sharedPage(visit, keyIn(request))),
  );
  app.get('/status', opens, page(landing));
  app.get('/status/search', opens, page(search));
  app.get(
    '/status/:case_no',
    opens,
    page((visit) => showCase(needs, visit)),
  );
  app.get(
    '/status/:case_no/visit',
    opens,
    page(async (visit) => (await hoursPage(visit, needs.now())) ?? ofCase(visit)),
  );
  app.get(
    '/status/:case_no/request/:key',
    opens,
    page(async (visit, request) => (await showRequest(visit, keyIn(request))) ?? ofCase(visit)),
  );
  app.get('/status/:case_no/documents/:document_id', (request, reply) => download(needs, request, reply));
  app.get(
    '/status/*',
    opens,
    page((visit) => unknownAddress(visit)),
  );
}

/** What the forms of these pages do. */
function registerForms(app: FastifyInstance, needs: PageNeeds, sent: Sent): void {
  app.post(
    '/status/:case_no/request/:key',
    fileFormLimits(timeLimits, mostFileBytes),
    async (request, reply) => {
      const visit = await visitOf(needs, request, reply);
      if (visit.found === undefined) return sent(request, reply, visit, unknownAddress(visit));
      const answer = await answerRequestForm(needs, request, visit, keyIn(request));
      if (answer === 'foreign') return sent(request, reply, visit, foreignForm(visit));
      if (answer === 'closed') return reply.redirect(addressOf(visit, visit.caseNo), 303);
      return 'to' in answer ? reply.redirect(answer.to, 303) : sent(request, reply, visit, answer.shown);
    },
  );
  app.post('/status/:case_no', async (request, reply) => {
    const visit = await visitOf(needs, request, reply);
    const fields = textsOf(request.body);
    if (visit.found === undefined) return sent(request, reply, visit, unknownAddress(visit));
    if (!isOwnForm(needs, request, visit.state, fields['token']))
      return sent(request, reply, visit, foreignForm(visit));
    const answer = await answerForm(needs, visit, fields);
    return 'shown' in answer
      ? sent(request, reply, visit, answer.shown)
      : reply.redirect(addressOf(visit, visit.caseNo), 303);
  });
}

/** Leads from the links of messages to their pages. A key is not looked at here: the page says what is wrong with one. */
function registerLinks(app: FastifyInstance, { staffOrigin }: PageNeeds): void {
  for (const { path, short } of linkedPages)
    for (const link of [path, `/${short}`])
      app.get(`${link}/:key`, opens, (request, reply) =>
        reply
          .header('referrer-policy', 'no-referrer')
          .redirect(`${staffOrigin}${path}/${encodeURIComponent(keyIn(request))}`, 303),
      );
}

type Redirect = { to: string };

function landing({ found, language, orgCode }: Visit): Shown {
  const heading = found?.config.title ?? pageWords[language].title;
  const content = searchPage({ language, orgCode, heading, ...wordsOf(found) });
  return { status: 200, title: heading, content };
}

/** A number that is long enough leads to the address of its case, in whichever spelling it was typed. */
function search(visit: Visit): Shown | Redirect {
  const { found, language, orgCode, query } = visit;
  const words = pageWords[language];
  const typed = query['case_no'];
  const caseNo = normaliseCaseNumber(typed ?? '');
  if (caseNo.length >= shortestCaseNumber) return { to: addressOf(visit, caseNo) };
  const refusal = typed === undefined ? {} : { refusal: words.tooShort, typed: typed.slice(0, 40) };
  const content = searchPage({ language, orgCode, heading: words.caseNumber, ...wordsOf(found), ...refusal });
  return { status: typed === undefined ? 200 : 422, title: words.caseNumber, content };
}

const wordsOf = (found: Visit['found']) => ({
  invitation: found?.config.search_message ?? '',
  identifierName: found?.config.case_identifier_name ?? '',
});

const addressOf = ({ orgCode, language }: Visit, caseNo: string): string =>
  caseAddress({ orgCode, caseNo }, { lang: language });

const keyIn = ({ params }: FastifyRequest): string => textsOf(params)['key'] ?? '';

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/status';

/** A document of the opened case, with the tokens that only the server of this browser's cookie knows. */
async function download(
  needs: PageNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visit = await visitOf(needs, request, reply);
  const { tokens } = visit.state;
  if (tokens === undefined) return reply.redirect(addressOf(visit, visit.caseNo), 303);
  const answer = await visit.calls.download(tokens, textsOf(request.params)['document_id'] ?? '');
  if (answer.statusCode !== 200) return reply.redirect(addressOf(visit, visit.caseNo), 303);
  for (const name of ['content-type', 'content-disposition', 'content-security-policy'] as const) {
    const value = answer.headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.header('cache-control', 'no-store').send(answer.rawPayload);
}
