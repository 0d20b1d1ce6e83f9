import { afterColon, askedByName, asksAbout } from '@dosar/assistant-domain';
import {
  fileKnowledge,
  filePath,
  type FileQuestion,
  type FileSentence,
} from '../assistant/extension-points.ts';
import { findActivityTypes } from './activity-type-repository.ts';
import { longestReason, understandWait, type Understood } from './assistant-wait.ts';

/** New work of a kind that the question names; what stands after the colon becomes its note. */
async function understandTask(question: FileQuestion): Promise<Understood | undefined> {
  const { tx, caller, language, text } = question;
  const types = (await findActivityTypes(tx, caller.orgId)).map((type) => ({
    code: type.code,
    name: type[`name_${language}`],
  }));
  const named = text.split(':')[0] ?? text;
  const type = askedByName(named, types);
  if (type === undefined) {
    const names = types.map(({ name }) => name).join(', ');
    return {
      why: {
        ro: `Ce fel de activitate? Puteți deschide: ${names}.`,
        en: `What kind of task? You can open: ${names}.`,
      },
    };
  }
  const note = afterColon(text)?.slice(0, longestReason) ?? null;
  return {
    act: {
      kind: 'create_task',
      title: { ro: `Deschid o activitate: ${type.name}`, en: `Open a task: ${type.name}` }[language],
      details: [
        {
          ro: 'Stă sub activitatea deschisă și așteaptă în coada ei până o preia cineva.',
          en: 'It stands below the open task and waits in its queue until somebody takes it.',
        }[language],
        ...(note === null ? [] : [{ ro: `Cu nota: ${note}`, en: `With the note: ${note}` }[language]]),
      ],
      change: { action: 'open_activity', assignment_type: type.code, note },
    },
  };
}

const understood = { wait: understandWait, task: understandTask };
const topics = ['wait', 'task'] as const;

async function understandAll(question: FileQuestion, wanted: ReadonlySet<string>) {
  if (asksAbout(question.text)) return [];
  const found: { topic: (typeof topics)[number]; what: Understood }[] = [];
  for (const topic of topics) {
    const what = wanted.has(topic) ? await understood[topic](question) : undefined;
    if (what !== undefined) found.push({ topic, what });
  }
  return found;
}

/** What the assistant can do with the open work, and why it cannot. */
export const assistantActs = fileKnowledge.entry({
  topics,
  async tell(question, wanted) {
    const title = { ro: 'Activitatea deschisă', en: 'The open task' }[question.language];
    const source = { title, path: filePath(question) };
    return (await understandAll(question, wanted)).flatMap(({ topic, what }): FileSentence[] =>
      'why' in what ? [{ topic, position: 10, text: what.why[question.language], source }] : [],
    );
  },
  async propose(question, wanted) {
    return (await understandAll(question, wanted)).flatMap(({ topic, what }) =>
      'act' in what ? [{ topic, ...what.act }] : [],
    );
  },
});
