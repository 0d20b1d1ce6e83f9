import type { Schema } from '@dosar/openapi';
import type { TextMark } from '@dosar/design-system';
import { costlyLetters } from '@dosar/kernel/sms-text';

export type Variable = Schema<'TemplateVariables'>[number];
export type Language = Schema<'Language'>;

const placeholder = /\{\{([^{}]*)\}\}/g;

/** What a variable is called by the reader. */
export function labelOf(variable: Variable, language: Language): string {
  return language === 'en' ? variable.label_en : variable.label_ro;
}

/** A stored text as people edit it: variables have their words instead of their names. */
export function editableText(text: string, variables: readonly Variable[], language: Language): string {
  return text.replaceAll(placeholder, (whole, name: string) => {
    const variable = variables.find((known) => known.name === name.trim());
    return variable ? `{{${labelOf(variable, language)}}}` : whole;
  });
}

/** An edited text as it is stored; what is no variable stays as it was typed. */
export function storedText(text: string, variables: readonly Variable[]): string {
  return text.replaceAll(placeholder, (whole, typed: string) => {
    const variable = variableOf(typed, variables);
    return variable ? `{{${variable.name}}}` : whole;
  });
}

/** What stands between braces and means nothing, each once. */
export function unknownVariables(text: string, variables: readonly Variable[]): string[] {
  const typed = [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());
  return [...new Set(typed)].filter((name) => variableOf(name, variables) === undefined);
}

function variableOf(typed: string, variables: readonly Variable[]): Variable | undefined {
  const words = typed.trim().toLocaleLowerCase('ro');
  return variables.find(
    ({ name, label_ro, label_en }) =>
      name === words ||
      label_ro.toLocaleLowerCase('ro') === words ||
      label_en.toLocaleLowerCase('en') === words,
  );
}

/** Variables as chips, unknown ones in amber, and in text messages the letters that make them dearer. */
export function templateMarks(
  text: string,
  { variables, channel }: { variables: readonly Variable[]; channel: 'email' | 'sms' },
): TextMark[] {
  const chips = [...text.matchAll(placeholder)].map(({ 0: whole, 1: typed = '', index }) => ({
    from: index,
    to: index + whole.length,
    look: variableOf(typed, variables) ? ('value' as const) : ('missing' as const),
  }));
  const costly = channel === 'sms' ? costlyLetters(text) : [];
  const letters = costly
    .filter(({ from }) => !chips.some((chip) => from >= chip.from && from < chip.to))
    .map((place) => ({ ...place, look: 'costly' as const }));
  return [...chips, ...letters].toSorted((one, other) => one.from - other.from);
}

/** The first paragraph of the Romanian text that the English one lacks, with its number. */
export function missingParagraph(
  romanian: string,
  english: string,
): { number: number; text: string } | undefined {
  const [ro, en] = [paragraphsOf(romanian), paragraphsOf(english)];
  const text = ro[en.length];
  return english.trim() === '' || text === undefined ? undefined : { number: en.length + 1, text };
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** A code for a new template out of its name, different from all that are there. */
export function codeFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 50);
  const code = plain === '' ? 'template' : plain;
  if (!taken.includes(code)) return code;
  for (let number = 2; ; number += 1) if (!taken.includes(`${code}_${number}`)) return `${code}_${number}`;
}
