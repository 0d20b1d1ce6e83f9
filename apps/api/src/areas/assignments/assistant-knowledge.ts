import { localDateOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import {
  articleSources,
  fileKnowledge,
  filePath,
  type FileQuestion,
  type FileSentence,
  type KnownArticle,
} from '../assistant/extension-points.ts';
import { assistantActs } from './assistant-acts.ts';
import { assistantAway } from './assistant-away.ts';
import { assistantWork } from './assistant-work.ts';
import { findAssignment } from './assignment-repository.ts';
import { findStatusHelp } from './status-help-repository.ts';
import { offeredTransitions } from './transition/offered-transitions.ts';

const shownDay = (instant: string) => localDateOf(new Date(instant)).split('-').toReversed().join('.');
const mostSteps = 3;

/** The state of the open work, what can be done next, what cannot and why, and whose it is. */
async function tell(question: FileQuestion): Promise<FileSentence[]> {
  const { tx, caller, assignmentId, language } = question;
  const { orgId, userId, roles } = caller;
  const header = await findAssignment(tx, { orgId, userId, assignmentId, language });
  if (header === undefined) return [];
  const transitions = await offeredTransitions(tx, { orgId, roles, assignment: header, language });
  const source = { title: header.name, path: filePath(question) };
  const owner = header.assigned_user_name ?? header.queue_name;
  const text = {
    ro: {
      state: `${header.name} este „${header.status_name}” din ${shownDay(header.status_since)}, alocat: ${owner ?? 'nimeni'}.`,
      owner:
        header.assigned_user_id === userId
          ? `De „${header.name}” răspundeți dumneavoastră.`
          : `De „${header.name}” răspunde **${owner ?? 'nimeni'}**${header.assigned_user_id === null ? ' (coadă comună, o puteți prelua)' : ''}.`,
      noStep: `„${header.name}” este „${header.status_name}” și nu are acum niciun pas pentru dumneavoastră.`,
    },
    en: {
      state: `${header.name} has been “${header.status_name}” since ${shownDay(header.status_since)}, assigned to ${owner ?? 'nobody'}.`,
      owner:
        header.assigned_user_id === userId
          ? `“${header.name}” is yours.`
          : `**${owner ?? 'Nobody'}** has “${header.name}”${header.assigned_user_id === null ? ' (a shared queue, you can take it)' : ''}.`,
      noStep: `“${header.name}” is “${header.status_name}” and has no step for you now.`,
    },
  }[language];
  return [
    { topic: 'summary', position: 10, text: text.state, source },
    { topic: 'owner', position: 10, text: text.owner, source },
    ...(transitions.some(({ allowed }) => allowed)
      ? []
      : [{ topic: 'next' as const, position: 10, text: text.noStep, source }]),
    ...stepsOf(transitions, language).map(({ step, ...told }) =>
      step === undefined
        ? { ...told, source }
        : {
            ...told,
            isStep: true,
            source: { title: step.name, path: `${source.path}?step=${encodeURIComponent(step.code)}` },
          },
    ),
  ];
}

type Told = Omit<FileSentence, 'source'> & { step?: Schema<'Transition'> };

function stepsOf(transitions: readonly Schema<'Transition'>[], language: 'ro' | 'en'): Told[] {
  const open = transitions.filter(({ allowed }) => allowed).slice(0, mostSteps);
  const closed = transitions.filter(({ allowed }) => !allowed);
  const next = open.map((step, at): Told => {
    const { name } = step;
    const effects = step.effects.map(({ text }) => text).join('; ');
    const does = effects === '' ? '' : `: ${effects}`;
    const text = {
      ro: `Puteți „**${name}**”${does}.`,
      en: `You can “**${name}**”${does}.`,
    }[language];
    return { topic: 'next', position: 10 + at, text, step };
  });
  const none = language === 'ro' ? 'Niciun buton nu este blocat.' : 'No button is disabled.';
  const blocked = closed.map(({ name, missing }, at): Told => {
    const lacks = missing.map(({ name: lack }) => lack).join('; ');
    const because =
      lacks === ''
        ? { ro: 'nu este pentru rolul dumneavoastră', en: 'it is not for your role' }[language]
        : lacks;
    return { topic: 'blocked', position: 10 + at, text: `„${name}”: ${because}.` };
  });
  return [
    ...next,
    ...(blocked.length > 0 ? blocked : [{ topic: 'blocked' as const, position: 10, text: none }]),
  ];
}

/** What the statuses of all kinds of work say about themselves. */
async function statusArticles(tx: Transaction<Database>, orgId: string): Promise<KnownArticle[]> {
  const rows = await findStatusHelp(tx, orgId);
  return rows.flatMap((row) =>
    (['ro', 'en'] as const).map((language) => ({
      kind: 'status_help' as const,
      key: `${row.assignment_type_code}.${row.status_code}`,
      language,
      title: `${row[`type_${language}`]}: ${row[`name_${language}`]}`,
      path: null,
      passages: [{ title: '', body: row[`help_${language}`] }],
    })),
  );
}

/** What the assistant knows of work and its steps. */
export const assistantKnowledge = [
  articleSources.entry({ read: statusArticles }),
  fileKnowledge.entry({ topics: ['summary', 'owner', 'next', 'blocked'], tell }),
  assistantActs,
  assistantAway,
  assistantWork,
];
