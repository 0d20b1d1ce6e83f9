import { quotedText, type FactTopic, type NamedPerson, type Topic } from '@dosar/assistant-domain';
import type { LocalDate } from '@dosar/kernel/dates';
import type { BodyOf, Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

/** Something written down that the assistant may quote, in one language. */
export type KnownArticle = {
  kind: Exclude<Schema<'AssistantSource'>['kind'], 'file' | 'step' | 'question'>;
  /** Names it within its kind. */
  key: string;
  language: Language;
  title: string;
  /** Where it is in the back office; `null` when it has no page. */
  path: string | null;
  passages: readonly { title: string; body: string }[];
};

/** A part of what the assistant may quote: read by a job, never while somebody waits. */
export type ArticleSource = {
  read: (tx: Transaction<Database>, orgId: string, on: LocalDate) => Promise<readonly KnownArticle[]>;
};

/** Everything that is searched for answers. */
export const articleSources = extensionPoint<ArticleSource>('assistant.articles');

/** Who asks about which file. Whatever is read is read with this caller's rights. */
export type FileQuestion = {
  tx: Transaction<Database>;
  caller: UserCaller<'staff'>;
  language: Language;
  now: Date;
  claimFileId: string;
  claimFileNo: string;
  /** The work that is open at the screen. */
  assignmentId: string;
  /** The question in the caller's own words: what is to be done is read here, and in nothing that the file holds. */
  text: string;
};

/** One sentence about a file and where it can be checked. */
export type FileSentence = {
  topic: Topic;
  /** Lower comes first within its topic. */
  position: number;
  text: string;
  source: { title: string; path: string };
  /** Where a step is taken that the reader could take now: the answer has a button for it. */
  isStep?: boolean;
};

/** What carries a proposal out: a change of the open work, its waiting until a day, or new work below it. */
export type Act =
  | BodyOf<'changeAssignments'>['change']
  | {
      action: 'wait';
      transition_code: string;
      waiting_on: Schema<'WaitingOn'>;
      reason: string;
      due_on: LocalDate | null;
    }
  | { action: 'open_activity'; assignment_type: string; note: string | null };

/** Something that the assistant could do. */
export type ProposedAct = Pick<Schema<'AssistantProposal'>, 'kind' | 'title' | 'details'> & {
  topic: Topic;
  change: Act;
};

/** What an area knows of a file: asked only for what the question is about. */
export type FileKnowledge = {
  topics: readonly Topic[];
  tell: (question: FileQuestion, topics: ReadonlySet<Topic>) => Promise<readonly FileSentence[]>;
  propose?: (question: FileQuestion, topics: ReadonlySet<Topic>) => Promise<readonly ProposedAct[]>;
};

/** What areas know of an open file. */
export const fileKnowledge = extensionPoint<FileKnowledge>('assistant.file-knowledge');

/** Who takes part in an open file, so that a question may call them by name. */
export type FilePeople = { read: (question: FileQuestion) => Promise<readonly NamedPerson[]> };

/** The people of an open file. */
export const filePeople = extensionPoint<FilePeople>('assistant.file-people');

/** The page of a file, or of one of its sections. */
export function filePath({ claimFileNo, assignmentId }: FileQuestion, section?: string): string {
  const page = `/workflow/getById/${encodeURIComponent(claimFileNo)}/${assignmentId}`;
  return section === undefined ? page : `${page}/${section}`;
}

/** A column of a file in words: its name, what it holds, and where that can be checked. */
export type ToldFact = {
  name: BilingualText;
  /** `null` where the file has nothing in this column, which is said. */
  value: string | null | undefined;
  source: FileSentence['source'];
};

type TellFact = (question: FileQuestion) => Promise<readonly ToldFact[]>;

/** What an area answers out of columns, by what is asked. */
export function factKnowledge(facts: Partial<Record<FactTopic, TellFact>>) {
  const known = Object.entries(facts) as [FactTopic, TellFact][];
  return fileKnowledge.entry({
    topics: known.map(([topic]) => topic),
    async tell(question, topics) {
      const sentences: FileSentence[] = [];
      for (const [topic, tellFact] of known) {
        if (!topics.has(topic)) continue;
        for (const fact of await tellFact(question))
          sentences.push({
            topic,
            position: sentences.length,
            text: factInWords(fact, question.language),
            source: fact.source,
          });
      }
      return sentences;
    },
  });
}

function factInWords({ name, value }: ToldFact, language: Language): string {
  const said = value === null || value === undefined ? '' : quotedText(value);
  if (said !== '') return `${name[language]}: **${said}**.`;
  return { ro: `${name.ro}: nu este trecut în dosar.`, en: `${name.en}: not on this file.` }[language];
}
