import { quotedText } from '@dosar/assistant-domain';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import {
  fileKnowledge,
  filePath,
  type FileQuestion,
  type FileSentence,
} from '../assistant/extension-points.ts';
import { findReason, type ReasonRow } from './rule/assignment-reason-repository.ts';
import { byWhom } from './rule/get-assignment-reason.ts';
import { findOwnerHistory, type Move, type OwnerHistory } from './rule/owner-history-repository.ts';

type Told = Pick<FileSentence, 'text' | 'source'>;

const mostMoves = 20;
const mostEarlier = 3;

const rules: Record<Schema<'OwnerRule'>, BilingualText> = {
  special_customer: {
    ro: 'titularul răspunde de acest client special',
    en: 'the owner answers for this special customer',
  },
  owner_of_file: { ro: 'titularul lucrează deja la acest dosar', en: 'the owner works on this file already' },
  only_one: { ro: 'a fost singurul om potrivit', en: 'only one person fitted' },
  least_load: {
    ro: 'a fost cel mai puțin încărcat dintre oamenii potriviți',
    en: 'the least loaded of those who fit',
  },
  nobody: { ro: 'nimeni din echipă nu a putut s-o primească', en: 'nobody of the team could get it' },
};

const steps: Record<Schema<'RuleSteps'>[number]['step'], BilingualText> = {
  everybody: { ro: 'în echipă', en: 'in the team' },
  skill: { ro: 'cu calificarea', en: 'with the skill' },
  county: { ro: 'pentru județ', en: 'for the county' },
  present: { ro: 'prezenți', en: 'present' },
  room: { ro: 'cu loc sub 100 %', en: 'with room below 100 %' },
};

/** How the open work came to whom it is with: who gave it or which rule, when, with which note, and who had it before. */
async function tellOfOwner(question: FileQuestion): Promise<FileSentence[]> {
  const { tx, caller, assignmentId, language } = question;
  const { orgId } = caller;
  const reason = await findReason(tx, orgId, assignmentId);
  const history = await findOwnerHistory(tx, { orgId, assignmentId, language }, mostMoves);
  if (reason === undefined || history === undefined) return [];
  const last = history.moves.find(({ to_user_id: to }) => to !== null && to === reason.owner_user_id);
  const told: Told[] = [
    { text: cameBy(reason, history, last, language), source: entryOf(question, last) },
    ...ruleSteps(question, reason, last),
    ...noteOf(question, reason, last),
    ...earlier(question, history, last),
  ];
  return told.map((sentence, at) => ({ topic: 'owner', position: 20 + at, ...sentence }));
}

/** The place of an entry in the timeline of the file, or the file where there is none. */
function entryOf(question: FileQuestion, move: Pick<Move, 'id' | 'at'> | undefined): FileSentence['source'] {
  const title = { ro: 'Istoricul dosarului', en: 'Timeline of the file' }[question.language];
  const path = filePath(question);
  if (move === undefined) return { title, path };
  return { title: `${title}, ${formatInstant(move.at)}`, path: `${path}#entry-${move.id}` };
}

function cameBy(
  reason: ReasonRow,
  { opened_at: openedAt, opened_by: openedBy }: OwnerHistory,
  last: Move | undefined,
  language: Language,
): string {
  const by = byWhom(reason);
  const { rule, given_at: givenAt, decided_at: decidedAt } = reason;
  const time = by === 'rule' ? decidedAt : givenAt;
  const at = time === null ? '' : formatInstant(new Date(time));
  if (by === 'rule' && rule !== null) {
    const why = rules[rule][language];
    const load =
      reason.load_percent === null
        ? ''
        : { ro: ` (încărcare ${reason.load_percent} %)`, en: ` (load ${reason.load_percent} %)` }[language];
    return {
      ro: `Regulile au hotărât pe **${at}**: ${why}${load}.`,
      en: `The rules decided on **${at}**: ${why}${load}.`,
    }[language];
  }
  if (by === 'colleague') {
    const name = quotedText(reason.given_by_name ?? last?.actor_name ?? '');
    return { ro: `A dat-o **${name}** pe **${at}**.`, en: `**${name}** gave it on **${at}**.` }[language];
  }
  if (by === 'self')
    return { ro: `A fost preluată din coadă pe **${at}**.`, en: `It was taken from its queue on **${at}**.` }[
      language
    ];
  const day = formatInstant(openedAt);
  const who =
    openedBy === null
      ? ''
      : { ro: ` de ${quotedText(openedBy)}`, en: ` by ${quotedText(openedBy)}` }[language];
  return {
    ro: `A fost deschisă pe **${day}**${who}; cine a dat-o nu este scris în istoric.`,
    en: `It was opened on **${day}**${who}; the timeline does not say who gave it.`,
  }[language];
}

/** How many people were left after each step of the rule. */
function ruleSteps(question: FileQuestion, reason: ReasonRow, last: Move | undefined): Told[] {
  if (byWhom(reason) !== 'rule' || reason.steps === null || reason.steps.length === 0) return [];
  const { language } = question;
  const left = reason.steps.map(({ step, left: count }) => `${steps[step][language]} ${count}`).join(', ');
  const text = {
    ro: `Oameni rămași după fiecare pas al regulii: ${left}.`,
    en: `People left after each step of the rule: ${left}.`,
  }[language];
  return [{ text, source: entryOf(question, last) }];
}

/** What whoever gave the work wrote for its owner. */
function noteOf(
  question: FileQuestion,
  { note, given_by_name: name }: ReasonRow,
  last: Move | undefined,
): Told[] {
  const words = quotedText(note ?? '');
  if (words === '' || last === undefined) return [];
  const from =
    name === null
      ? ''
      : { ro: ` de la ${quotedText(name)}`, en: ` from ${quotedText(name)}` }[question.language];
  const text = { ro: `Nota de predare${from}: „${words}”.`, en: `Hand-over note${from}: “${words}”.` }[
    question.language
  ];
  return [{ text, source: entryOf(question, last) }];
}

/** Through whose hands the work went before, the latest first. */
function earlier(question: FileQuestion, { moves }: OwnerHistory, last: Move | undefined): Told[] {
  return moves
    .filter((move) => move !== last)
    .slice(0, mostEarlier)
    .map((move) => {
      const who = move.actor_name === null ? '' : `, ${quotedText(move.actor_name)}`;
      return {
        text: `${formatInstant(move.at)}${who}: ${quotedText(move.title)}.`,
        source: entryOf(question, move),
      };
    });
}

/** What the assistant knows of how work came to its owner. */
export const assistantOwner = fileKnowledge.entry({ topics: ['owner'], tell: tellOfOwner });
