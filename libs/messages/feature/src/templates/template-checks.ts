import type { TemplateAnswers } from './template-answers.ts';
import { missingParagraph, unknownVariables, type Language, type Variable } from './template-words.ts';

/** One text of a template: a channel in a language. */
export type TextPlace = { channel: 'email' | 'sms'; language: Language };

/** What is wrong with a text, or that nothing is. */
export type TextCheck =
  | { state: 'complete' | 'empty' | 'untranslated' | 'needsRomanian' | 'needsSubject' }
  | { state: 'paragraph'; number: number; text: string }
  | { state: 'unknown'; names: string[] };

/** These keep a template from being saved; the others are only said. */
const blocking: ReadonlySet<TextCheck['state']> = new Set(['needsRomanian', 'needsSubject', 'unknown']);

/** Looks at one text of a template. */
export function checkText(
  answers: TemplateAnswers,
  { channel, language }: TextPlace,
  variables: readonly Variable[],
): TextCheck {
  const other = language === 'ro' ? 'en' : 'ro';
  const body = answers[`${channel}_${language}`];
  const subject = channel === 'email' ? answers[`subject_${language}`] : '';
  const names = unknownVariables(`${subject}\n${body}`, variables);
  if (names.length > 0) return { state: 'unknown', names };
  if (body.trim() === '') {
    if (answers[`${channel}_${other}`].trim() === '' && subject.trim() === '') return { state: 'empty' };
    return { state: language === 'ro' ? 'needsRomanian' : 'untranslated' };
  }
  if (channel === 'email' && subject.trim() === '') return { state: 'needsSubject' };
  const missing = language === 'en' ? missingParagraph(answers[`${channel}_ro`], body) : undefined;
  return missing ? { state: 'paragraph', ...missing } : { state: 'complete' };
}

/** Every text of a template, in the order of the page. */
const textPlaces: readonly TextPlace[] = [
  { channel: 'email', language: 'ro' },
  { channel: 'email', language: 'en' },
  { channel: 'sms', language: 'ro' },
  { channel: 'sms', language: 'en' },
];

/** What is wrong with a template, text by text. */
export function faultsOf(answers: TemplateAnswers, variables: readonly Variable[]) {
  const checks = textPlaces.map((place) => ({ ...place, check: checkText(answers, place, variables) }));
  return {
    faults: checks.filter(({ check }) => check.state !== 'complete' && check.state !== 'empty'),
    isBlocked: checks.some(({ check }) => blocking.has(check.state)),
    isEmpty: checks.every(({ check }) => check.state === 'empty'),
  };
}
