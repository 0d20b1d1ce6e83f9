import {
  citedAnswer,
  topicsOf,
  type AnswerSentence,
  type RankedArticle,
  type Topic,
} from '@dosar/assistant-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import {
  fileKnowledge,
  type FileQuestion,
  type FileSentence,
  type ProposedAct,
} from '../extension-points.ts';
import { searchArticles } from '../knowledge/search-articles.ts';
import { askedActs } from './asked-acts.ts';
import { answerTexts } from './answer-texts.ts';

/** A question, who asks it, and what is open at their screen. */
export type Question = {
  tx: Transaction<Database>;
  caller: UserCaller<'staff'>;
  language: Language;
  now: Date;
  text: string;
  file: Pick<FileQuestion, 'claimFileId' | 'claimFileNo' | 'assignmentId'> | undefined;
};

/** What the rules found: text with sources, and what could be done. */
export type Answer = {
  type: 'answer' | 'not_found';
  text: string;
  sources: Schema<'AssistantSource'>[];
  acts: readonly ProposedAct[];
};

const mostSentences = 12;
const mostActs = 5;
const mostArticles = 3;
const mostQuoted = 900;

/** Answers a question by rules: from the open file and from what is written down, each sentence with its source. */
export async function answerQuestion(question: Question): Promise<Answer> {
  const { tx, caller, language, text, file } = question;
  const topics = topicsOf(text);
  const told = file && topics.length > 0 ? await tellOfFile({ ...question, ...file }, topics) : undefined;
  const asksHow = /\b(cum|how|unde|where)\b/i.test(text);
  const isAboutFile = told !== undefined && told.sentences.length > 0;
  const articles =
    isAboutFile && !asksHow ? [] : await searchArticles(tx, { orgId: caller.orgId, language }, text);
  const sentences = [
    ...(told?.sentences ?? []),
    ...articles.slice(0, mostArticles).flatMap((article, at) => quotedOf(article, at === 0)),
  ];
  const acts = told?.acts ?? [];
  if (sentences.length === 0 && acts.length === 0) return nothingFound(language, topics, file !== undefined);
  const { text: answered, sources } = citedAnswer(sentences);
  const words = sentences.length === 0 ? answerTexts[language].proposes : answered;
  return {
    type: 'answer',
    text: words,
    sources: sources.map((source) => ({ ...source, kind: source.kind as Schema<'AssistantSource'>['kind'] })),
    acts,
  };
}

async function tellOfFile(question: FileQuestion, topics: readonly Topic[]) {
  const wanted = new Set(topics);
  const sentences: FileSentence[] = [];
  const acts: ProposedAct[] = [...askedActs(question, wanted)];
  for (const knowledge of fileKnowledge.entries()) {
    if (!knowledge.topics.some((topic) => wanted.has(topic))) continue;
    sentences.push(...(await knowledge.tell(question, wanted)));
    acts.push(...((await knowledge.propose?.(question, wanted)) ?? []));
  }
  const ordered = sentences
    .filter(({ topic }) => wanted.has(topic))
    .toSorted(
      (one, other) =>
        topics.indexOf(one.topic) - topics.indexOf(other.topic) || one.position - other.position,
    )
    .slice(0, mostSentences);
  return {
    sentences: ordered.map(({ text, source }): AnswerSentence => ({
      text,
      source: { ...source, kind: 'file' },
    })),
    acts: acts.filter(({ topic }) => wanted.has(topic)).slice(0, mostActs),
  };
}

/** The best passages of the best article; of the others only where to read on. */
function quotedOf(article: RankedArticle, isBest: boolean): AnswerSentence[] {
  const source = { kind: article.kind, title: article.title, path: article.path };
  const passages = article.passages.slice(0, isBest ? 2 : 1);
  return passages.map(({ title, body }) => {
    const heading = title === '' || body.startsWith(title) ? '' : `**${title}** `;
    const quoted = body.length > mostQuoted ? `${body.slice(0, mostQuoted)}…` : body;
    return { text: `${heading}${quoted}`.replaceAll(/\s+/g, ' '), source };
  });
}

function nothingFound(language: Language, topics: readonly Topic[], hasFile: boolean): Answer {
  const texts = answerTexts[language];
  const where = topics.length > 0 && !hasFile ? texts.openFile : texts.lookElsewhere;
  return { type: 'not_found', text: `${texts.notFound} ${where}`, sources: [], acts: [] };
}
