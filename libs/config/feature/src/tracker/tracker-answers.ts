import { optionalText, reason, requiredText } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

/** What the public tracker says, as it is stored. */
export type TrackerSettings = Schema<'TrackerSettings'>;

/** What is being typed, by the name of its field; steps carry their code in the name. */
export type TrackerAnswers = Record<string, string>;

export const languages = ['ro', 'en'] as const;
export type Language = (typeof languages)[number];

/** The words above and around a case, by page of the tracker. */
export const wordNames = [
  'title',
  'case_identifier_name',
  'search_message',
  'not_found_message',
  'security_message',
  'security_error_message',
] as const;
export type WordName = (typeof wordNames)[number];

/** Those that are a few words in one line. */
export const isName = (name: WordName) => name === 'title' || name === 'case_identifier_name';

export const stepField = (state: string, part: 'label' | 'description', language: Language) =>
  `step_${state}_${part}_${language}`;

/** The stored settings as the form shows them. */
export function answersOf({ words, action, steps }: TrackerSettings): TrackerAnswers {
  return {
    ...words,
    action_type: action?.type ?? '',
    action_name_ro: action?.name_ro ?? '',
    action_name_en: action?.name_en ?? '',
    action_url: action?.url ?? '',
    ...Object.fromEntries(
      steps.flatMap(({ state, texts }) =>
        languages.flatMap((language) => [
          [stepField(state, 'label', language), texts[`label_${language}`]],
          [stepField(state, 'description', language), texts[`description_${language}`]],
        ]),
      ),
    ),
  };
}

const actionTypes = ['link', 'extLink', 'extTabLink'] as const;

/** The answers as the server takes them; icons and the order of the steps stay as they are. */
export function settingsOf(answers: TrackerAnswers, base: TrackerSettings): TrackerSettings {
  const text = (name: string) => answers[name] ?? '';
  const type = actionTypes.find((known) => known === answers['action_type']);
  return {
    words: wordsOf(text),
    action:
      type === undefined
        ? null
        : {
            type,
            name_ro: text('action_name_ro'),
            name_en: text('action_name_en'),
            url: text('action_url'),
          },
    steps: base.steps.map(({ state, icon }) => ({
      state,
      icon,
      texts: {
        label_ro: text(stepField(state, 'label', 'ro')),
        label_en: text(stepField(state, 'label', 'en')),
        description_ro: text(stepField(state, 'description', 'ro')),
        description_en: text(stepField(state, 'description', 'en')),
      },
    })),
    row_version: base.row_version,
  };
}

const wordsOf = (text: (name: string) => string): TrackerSettings['words'] => ({
  title_ro: text('title_ro'),
  title_en: text('title_en'),
  case_identifier_name_ro: text('case_identifier_name_ro'),
  case_identifier_name_en: text('case_identifier_name_en'),
  search_message_ro: text('search_message_ro'),
  search_message_en: text('search_message_en'),
  not_found_message_ro: text('not_found_message_ro'),
  not_found_message_en: text('not_found_message_en'),
  security_message_ro: text('security_message_ro'),
  security_message_en: text('security_message_en'),
  security_error_message_ro: text('security_error_message_ro'),
  security_error_message_en: text('security_error_message_en'),
});

/** What may be typed; the server judges by the same rules. A button has a name in both languages and a safe address. */
export function schemaFor({ steps }: TrackerSettings) {
  const shape: Record<string, z.ZodMiniString<string>> = {
    action_type: z.string(),
    action_name_ro: optionalText({ max: 120 }),
    action_name_en: optionalText({ max: 120 }),
    action_url: optionalText({ max: 500 }),
  };
  for (const language of languages) {
    for (const name of wordNames)
      shape[`${name}_${language}`] = requiredText({ max: isName(name) ? 120 : 300 });
    for (const { state } of steps) {
      shape[stepField(state, 'label', language)] = requiredText({ max: 40 });
      shape[stepField(state, 'description', language)] = optionalText({ max: 300 });
    }
  }
  return z.object(shape).check(
    z.refine((typed) => hasWhenButton(typed, 'action_name_ro'), missing('action_name_ro')),
    z.refine((typed) => hasWhenButton(typed, 'action_name_en'), missing('action_name_en')),
    z.refine((typed) => typed['action_type'] === '' || mayBeFollowed(typed['action_url'] ?? ''), {
      path: ['action_url'],
      error: reason('unsafe_address'),
    }),
  );
}

const missing = (name: string) => ({ path: [name], error: reason('required') });
const hasWhenButton = (typed: TrackerAnswers, name: string) =>
  typed['action_type'] === '' || (typed[name] ?? '') !== '';

const pathOfSameSite = /^\/(?![/\\])/;
const mayBeFollowed = (url: string) =>
  pathOfSameSite.test(url) || (URL.canParse(url) && new URL(url).protocol === 'https:');
