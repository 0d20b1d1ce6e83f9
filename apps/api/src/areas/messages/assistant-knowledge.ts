import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { articleSources, type KnownArticle } from '../assistant/extension-points.ts';
import { assistantMessages } from './assistant-messages.ts';
import { findActiveTexts } from './active-text-repository.ts';

/** The message templates in use, which say what claimants are told when. */
async function templateArticles(tx: Transaction<Database>, orgId: string): Promise<KnownArticle[]> {
  const rows = await findActiveTexts(tx, orgId);
  return rows.map(({ template_code: code, channel, language, name, subject, body }) => ({
    kind: 'template' as const,
    key: `${code}.${channel}`,
    language,
    title: language === 'ro' ? `Șablon: ${name}` : `Template: ${name}`,
    path: null,
    passages: [{ title: subject ?? '', body: plainText(body) }],
  }));
}

/** A template without its tags. */
const plainText = (body: string) =>
  body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the assistant knows of messages. */
export const assistantKnowledge = [articleSources.entry({ read: templateArticles }), assistantMessages];
