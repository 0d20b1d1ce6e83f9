import {
  citedAnswer,
  continuedQuestion,
  factQuestions,
  mayWantFact,
  namedByRole,
  nearFacts,
  quotedText,
  questionParts,
  topicsOf,
  wantsFact,
  wantsHelp,
  type AnswerSentence,
  type QuestionPart,
  type Topic,
} from '@dosar/assistant-domain';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import {
  fileKnowledge,
  filePeople,
  type FileQuestion,
  type FileSentence,
  type ProposedAct,
} from '../extension-points.ts';
import { askedActs } from './asked-acts.ts';
import { answerTexts } from './answer-texts.ts';
import { namedArticles, tellOfArticles } from './quoted-articles.ts';

/** A question, who asks it, and what is open at their screen. */
export type Question = {
  tx: Transaction<Database>;
  caller: UserCaller<'staff'>;
  language: Language;
  now: Date;
  text: string;
  /** Earlier questions about the same file, oldest first. */
  before?: readonly string[];
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

/** Answers a question by rules, from the open file and the help articles. Each sentence cites its source. */
export async function answerQuestion(question: Question): Promise<Answer> {
  const { file } = question;
  const text = file === undefined ? question.text : await inContext({ ...question, ...file });
  const parts = questionParts(text);
  if (parts.length > 0 && file === undefined) return nothingFound(question.language, isOfFile);
  return parts.length > 0 && file !== undefined
    ? answerParts({ ...question, ...file }, parts)
    : answerWhole(question);
}

/** Completes the question with the subject of the earlier ones when it continues them. */
async function inContext({ before = [], ...question }: FileQuestion & Question): Promise<string> {
  let asked = '';
  for (const text of [...before, question.text])
    asked = continuedQuestion(await inRoles({ ...question, text }), asked);
  return asked;
}

/** Replaces names of people of the file by their roles. A question with a colon stays as it is, because text after it is quoted. */
async function inRoles(question: FileQuestion): Promise<string> {
  if (question.text.includes(':')) return question.text;
  const people = await Promise.all(filePeople.entries().map(({ read }) => read(question)));
  return namedByRole(question.text, people.flat());
}

const isOfFile = { wantsFile: true };

/** A question of which a part at least asks for a fact of the open file: each part has an answer, or the word that it has none. */
async function answerParts(question: FileQuestion, parts: readonly QuestionPart[]): Promise<Answer> {
  const { language } = question;
  const sentences: AnswerSentence[] = [];
  const unknown: string[] = [];
  const acts: ProposedAct[] = [];
  for (const { text, fact, topics } of parts) {
    const wanted = fact === undefined ? topics : [fact];
    const told = await tellOfFile({ ...question, text }, wanted);
    const found =
      told.sentences.length > 0 || !wantsHelp(text) ? told.sentences : await tellOfArticles(question, text);
    sentences.push(...found);
    acts.push(...told.acts);
    if (found.length === 0 && told.acts.length === 0)
      unknown.push(answerTexts[language].unknownPart(quotedText(text)));
  }
  if (sentences.length === 0) return nothingFound(language);
  const { text, sources } = citedAnswer(sentences.slice(0, mostSentences));
  return {
    type: 'answer',
    text: [text, ...unknown].join('\n'),
    sources: shownSources(sources),
    acts: acts.slice(0, mostActs),
  };
}

async function answerWhole(question: Question): Promise<Answer> {
  const { language, text, file } = question;
  const topics = topicsOf(text);
  const told = file && topics.length > 0 ? await tellOfFile({ ...question, ...file }, topics) : undefined;
  const ofFile = told?.sentences ?? [];
  const sentences = [
    ...ofFile,
    ...(helpAnswers(question, ofFile) ? await tellOfArticles(question, text) : []),
  ];
  const acts = told?.acts ?? [];
  if (sentences.length === 0 && acts.length === 0) return answerNothing(question, topics);
  const { text: answered, sources } = citedAnswer(sentences);
  const words = sentences.length === 0 ? answerTexts[language].proposes : answered;
  return { type: 'answer', text: words, sources: shownSources(sources), acts };
}

/** Whether help is quoted: with a file open, to whoever asks how something is done or what it means, and to nobody else. */
function helpAnswers({ text, file }: Question, ofFile: readonly unknown[]): boolean {
  if (file === undefined) return true;
  if (!wantsHelp(text)) return false;
  const asksHow = /\b(cum|how|unde|where)\b/i.test(text);
  return ofFile.length > 0 ? asksHow : !wantsFact(text);
}

/** What was meant, if two things are near; else the help that may say it, by name; else where to look. */
async function answerNothing(question: Question, topics: readonly Topic[]): Promise<Answer> {
  const { language, text, file } = question;
  if (file === undefined) return nothingFound(language, { wantsFile: topics.length > 0 });
  const meant = topics.length > 0 ? undefined : askedBack(language, text);
  if (meant !== undefined) return meant;
  return (wantsHelp(text) ? undefined : await helpNamed(question)) ?? nothingFound(language);
}

function shownSources(sources: ReturnType<typeof citedAnswer>['sources']): Answer['sources'] {
  return sources.map((source) => ({ ...source, kind: source.kind as Schema<'AssistantSource'>['kind'] }));
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
    sentences: ordered.map(({ text, source, isStep }): AnswerSentence => ({
      text,
      source: { ...source, kind: isStep === true ? 'step' : 'file' },
    })),
    acts: acts.filter(({ topic }) => wanted.has(topic)).slice(0, mostActs),
  };
}

/** Asks back what a question may have meant, each with its button; nothing where too many things are as near. */
function askedBack(language: Language, text: string): Answer | undefined {
  const questions = wantsHelp(text) ? [] : nearFacts(text).map((fact) => factQuestions[fact][language]);
  if (questions.length === 0) return undefined;
  const sources = questions.map((title, at) => ({
    number: at + 1,
    kind: 'question' as const,
    title,
    path: null,
  }));
  return { type: 'not_found', text: answerTexts[language].meant(questions), sources, acts: [] };
}

/** What the file does not say, with the articles of the help that may: named, and not quoted. */
async function helpNamed(question: Question): Promise<Answer | undefined> {
  const sources = await namedArticles(question, question.text, mayWantFact(question.text));
  if (sources.length === 0) return undefined;
  const { notInFile } = answerTexts[question.language];
  return { type: 'not_found', text: notInFile, sources: shownSources(sources), acts: [] };
}

function nothingFound(language: Language, { wantsFile } = { wantsFile: false }): Answer {
  const texts = answerTexts[language];
  const where = wantsFile ? texts.openFile : texts.lookElsewhere;
  return { type: 'not_found', text: `${texts.notFound} ${where}`, sources: [], acts: [] };
}
