import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { tellAboutVisit, type MessageNeeds } from '../booking/tell-about-visit.ts';
import { recordVisitEvent } from '../booking/record-visit.ts';
import { lockVisit } from '../visit-repository.ts';
import { canTellAgain, isLetter } from './news-still-true.ts';
import { newsOfFile, shownDelivery } from './news-of-file.ts';
import { findNews } from './visit-news-repository.ts';

/** Sends the news of a visit again when it reached nobody, by another channel when the first one failed. */
export async function tellVisitAgain(
  needs: MessageNeeds,
  call: Call<'tellVisitAgain'>,
): Promise<Schema<'VisitNews'>[]> {
  const { tx, caller, body, audit } = call;
  const { orgId } = caller;
  const known = await findNews(tx, orgId, body.visit_news_id);
  if (known === undefined) throw notFound();
  const visit = await lockVisit(tx, orgId, known.visit_id);
  // Whoever waited for the visit reads what the other did.
  const news = await findNews(tx, orgId, body.visit_news_id);
  if (visit === undefined || news === undefined) throw notFound();
  audit.subject(visit.visit_id);
  const recipients = await shownDelivery(tx, orgId, news.recipients);
  if (!isLetter(news.reason) || !canTellAgain({ ...news, recipients }, visit, call.now))
    throw new Problem(409, 'conflict');
  const failed = recipients.find(({ role }) => role === 'claimant');
  await recordVisitEvent(call, visit, {
    ro: 'Vestea despre constatare, trimisă din nou',
    en: 'The news of the inspection, sent again',
  });
  await tellAboutVisit(needs, call, visit, news.reason, {
    againOf: news.visit_news_id,
    ...(failed && { afterFailed: failed.channel }),
    ...(news.was_starts_at !== null &&
      news.was_place_id !== null && {
        before: { starts_at: news.was_starts_at, place_id: news.was_place_id },
      }),
  });
  return newsOfFile(tx, orgId, { claimFileId: visit.claim_file_id, now: call.now });
}
