import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { transitionEffects, transitionGuards, type RuleWords } from '../extension-points.ts';
import { findDocTypes, findKindsOfWork, findRoles, findTrackerSteps } from './surroundings-repository.ts';

type Word = Schema<'ProcessWord'>;

/** What a process can be made of: what the areas bring, and what the organisation has. */
export async function browseProcessWords({
  tx,
  caller,
  language,
}: Call<'browseProcessWords'>): Promise<Schema<'ProcessWords'>> {
  const { orgId } = caller;
  const kinds = (await findKindsOfWork(tx, orgId)).map(({ code, ...kind }): Word => ({
    code,
    name: kind[`name_${language}`],
  }));
  const lists = { doc_types: await findDocTypes(tx, orgId, language), kinds_of_work: kinds };
  const choicesOf = (words: RuleWords): Word[] => {
    if (!('choices' in words)) return [];
    if (typeof words.choices === 'string') return lists[words.choices];
    return words.choices.map(({ code, name }) => ({ code, name: name[language] }));
  };
  const wordsOf = ({ code, words }: { code: string; words: RuleWords }): Schema<'ProcessRuleWords'> => ({
    code,
    name: words.name[language],
    setting: words.setting,
    choices: choicesOf(words),
  });
  const steps = await findTrackerSteps(tx, orgId);
  return {
    conditions: transitionGuards.entries().map(wordsOf),
    effects: transitionEffects.entries().map(wordsOf),
    roles: await findRoles(tx, language),
    tracker_steps: steps.map((step) => ({ index: step.index, name: step[`label_${language}`] })),
    kinds_of_work: kinds,
  };
}
