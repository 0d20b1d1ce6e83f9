import type { LocalDate } from '@dosar/kernel/dates';
import { formatLei } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import {
  articleSources,
  fileKnowledge,
  filePath,
  type FileQuestion,
  type FileSentence,
  type KnownArticle,
} from '../assistant/extension-points.ts';
import { assistantOwner } from './assistant-owner.ts';
import { assistantPenalty } from './assistant-penalty.ts';
import { clockOf } from './clock/clock-of.ts';
import { findRuleTexts, type RuleText } from './clock/rule-text-repository.ts';

const shownDay = (day: string) => day.split('-').toReversed().join('.');

/** The legal clock of a file in words: its days, its delay, and what the delay costs. */
async function tellOfClock(question: FileQuestion): Promise<FileSentence[]> {
  const { tx, caller, claimFileId, language, now } = question;
  const clock = await clockOf(tx, caller.orgId, claimFileId, localDateOf(now));
  if (clock === undefined) return [withoutClock(question)];
  const when = { orgId: caller.orgId, on: clock.startedOn };
  const [rule] = await findRuleTexts(tx, when, clock.ruleCode);
  const source = {
    title: `${language === 'ro' ? 'Ceasul legal' : 'Legal clock'}, ${rule?.[`source_${language}`] ?? clock.ruleCode}`,
    path: filePath(question, 'money'),
  };
  const [due, begun] = [shownDay(clock.dueDate), shownDay(clock.startedOn)];
  const isStopped = clock.stoppedOn !== null;
  const term =
    language === 'ro'
      ? `Termenul legal ${isStopped ? 'a fost' : 'este'} **${due}**, la ${clock.days} de zile de la ${begun}.`
      : `The legal term ${isStopped ? 'was' : 'is'} **${due}**, ${clock.days} days from ${begun}.`;
  const sentences: FileSentence[] = [
    { topic: 'clock', position: 10, text: term, source },
    { topic: 'summary', position: 60, text: term, source },
  ];
  if (clock.daysLate > 0) {
    const [penalty, perDay] = [formatLei(clock.penaltyBani), formatLei(clock.penaltyPerDayBani)];
    const late =
      language === 'ro'
        ? `Este depășit cu ${clock.daysLate} ${clock.daysLate === 1 ? 'zi' : 'zile'}; penalitatea este **${penalty}**, cu ${perDay} pe zi.`
        : `It is ${clock.daysLate} ${clock.daysLate === 1 ? 'day' : 'days'} late; the penalty is **${penalty}**, ${perDay} for each day.`;
    sentences.push({ topic: 'clock', position: 20, text: late, source });
    sentences.push({ topic: 'summary', position: 61, text: late, source });
  }
  if (isStopped && clock.stoppedOn !== null) {
    const day = shownDay(clock.stoppedOn);
    const text = language === 'ro' ? `Ceasul s-a oprit pe ${day}.` : `The clock stopped on ${day}.`;
    sentences.push({ topic: 'clock', position: 30, text, source });
  }
  return sentences;
}

/** A file whose law or policy sets no term, or whose term has not begun. */
function withoutClock(question: FileQuestion): FileSentence {
  const { language } = question;
  const text = {
    ro: 'Termenul legal nu curge: dosarul nu are unul, sau încă nu a început.',
    en: 'No legal term is running: the file has none, or it has not begun.',
  }[language];
  const title = { ro: 'Ceasul legal', en: 'Legal clock' }[language];
  return { topic: 'clock', position: 10, text, source: { title, path: filePath(question, 'money') } };
}

const paidFor = {
  RCA_30: {
    ro: [
      'Răspunsul la cererea de despăgubire',
      'Asigurătorul face o ofertă motivată sau respinge cererea în scris',
    ],
    en: ['Answer to a claim', 'The insurer makes an offer with reasons or refuses the claim in writing'],
  },
  RCA_10: {
    ro: ['Plata despăgubirii', 'Asigurătorul plătește despăgubirea după acceptarea ofertei'],
    en: ['Payment of a settlement', 'The insurer pays the settlement after the offer was accepted'],
  },
} as const;

function ruleArticle(rule: RuleText, language: 'ro' | 'en'): KnownArticle {
  const source = rule[`source_${language}`];
  const known = rule.legal_rule_code === 'RCA_10' ? paidFor.RCA_10 : paidFor.RCA_30;
  const [title, duty] = known[language];
  const percent = String(rule.penalty_ppm / 10_000).replace('.', language === 'ro' ? ',' : '.');
  const body =
    language === 'ro'
      ? `${duty} în ${rule.days} de zile. Pentru fiecare zi de întârziere penalitatea este de ${percent}% din suma datorată. Termenul este din ${source}.`
      : `${duty} within ${rule.days} days. Each day of delay costs a penalty of ${percent}% of what is owed. The term is from ${source}.`;
  return {
    kind: 'legal_rule',
    key: rule.legal_rule_code,
    language,
    title,
    path: null,
    passages: [{ title: source, body }],
  };
}

/** The terms of the law as the assistant quotes them. */
async function legalArticles(
  tx: Transaction<Database>,
  orgId: string,
  on: LocalDate,
): Promise<KnownArticle[]> {
  const rules = await findRuleTexts(tx, { orgId, on });
  return rules.flatMap((rule) => [ruleArticle(rule, 'ro'), ruleArticle(rule, 'en')]);
}

/** What the assistant knows of legal terms. */
export const assistantKnowledge = [
  articleSources.entry({ read: legalArticles }),
  fileKnowledge.entry({ topics: ['clock', 'summary'], tell: tellOfClock }),
  assistantOwner,
  assistantPenalty,
];
