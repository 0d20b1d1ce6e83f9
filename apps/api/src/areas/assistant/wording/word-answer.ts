import { distrustOf, linesOf } from '@dosar/assistant-domain';
import { startOfDay, localDateOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import { findParties } from '#src/areas/claims/index.ts';
import type { Database } from '#src/generated/database.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import { ModelFailure, type LanguageModel } from '#src/providers/language-model.ts';
import type { Answer, Question } from '../engine/answer-question.ts';
import type { WhyNotModel } from '../engine/answer-texts.ts';
import {
  findColleagueNames,
  insertModelCall,
  lockUsedTokens,
  type ModelCallEnd,
} from './model-call-repository.ts';
import { promptOf, type Prompt } from './prompt.ts';

/** A call that is written down and may be made. */
export type PlannedCall = { callId: string; prompt: Prompt };

/** What tokens are set aside for the words that come back. */
const answerTokens = 1_500;

type Planning = {
  tx: Transaction<Database>;
  caller: UserCaller<'staff'>;
  now: Date;
  messageId: string;
};

/** Writes a call of the model down, with its cost set aside, or why there is none. */
export async function planCall(
  model: LanguageModel,
  { tx, caller, now, messageId }: Planning,
  question: Question,
  answer: Answer,
): Promise<PlannedCall | { whyNot: WhyNotModel }> {
  const { orgId, userId } = caller;
  const prompt = promptOf(
    { question: question.text, language: question.language },
    answer,
    await namesFor(tx, orgId, question.file?.claimFileId),
  );
  const text = JSON.stringify(prompt.messages);
  const tokens = model.estimate(text) + answerTokens;
  const used = await lockUsedTokens(tx, orgId, startOfDay(localDateOf(now)));
  const outcome = model.isResting() ? 'resting' : used + tokens > model.dailyTokens ? 'over_budget' : 'asked';
  const callId = await insertModelCall(tx, orgId, {
    messageId,
    userId,
    model: model.name,
    prompt: text,
    sources: answer.sources.map(({ number, kind }, at) => ({ number, kind, title: prompt.titles[at] ?? '' })),
    outcome,
    tokens: outcome === 'asked' ? tokens : 0,
    now,
  });
  return outcome === 'asked' ? { callId, prompt } : { whyNot: outcome };
}

async function namesFor(tx: Transaction<Database>, orgId: string, claimFileId: string | undefined) {
  const parties = claimFileId === undefined ? [] : await findParties(tx, orgId, claimFileId);
  return [...(await findColleagueNames(tx, orgId)), ...parties.map(({ full_name: name }) => name)];
}

/** Words to show, or why there are none; with what the log keeps of the call. */
export type Wording = { text: string | undefined; end: ModelCallEnd };

/** Lets the model word what was found. Its words count only when they say nothing else; no act ever follows from them. */
export async function wordAnswer(
  model: LanguageModel,
  { prompt }: PlannedCall,
  { sources }: Answer,
): Promise<Wording> {
  const begun = performance.now();
  const ended = (end: Omit<ModelCallEnd, 'milliseconds'>): ModelCallEnd => ({
    ...end,
    milliseconds: Math.round(performance.now() - begun),
  });
  try {
    const { text, tokens } = await model.ask(prompt.messages);
    const ofFile = sources
      .filter(({ kind }) => kind === 'file' || kind === 'step')
      .map(({ number }) => number);
    const distrust = distrustOf(text, prompt.findings, new Set(ofFile));
    const logged = { output: text.replaceAll('\u0000', ''), tokens, distrust: distrust ?? null };
    return distrust === undefined
      ? { text: prompt.restored(linesOf(text).join('\n')), end: ended({ ...logged, outcome: 'used' }) }
      : { text: undefined, end: ended({ ...logged, outcome: 'not_trusted' }) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    // What it was told may have been read before it failed.
    const tokens = model.estimate(JSON.stringify(prompt.messages));
    return { text: undefined, end: ended({ outcome: error.why, output: '', tokens, distrust: null }) };
  }
}
