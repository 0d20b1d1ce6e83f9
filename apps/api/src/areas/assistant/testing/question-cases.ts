import type { FileQuestionCase } from './file-questions.ts';

/** A question in the words of a colleague; a held-out one measures the rules and is not read by whoever works on them. */
export type SpokenQuestion = FileQuestionCase & { language: 'ro' | 'en'; isHeldOut: boolean };

export const linesOf = (text: string): string[] => text.trim().split('\n');

/** Every fifth is held out, so that each kind of question has its part of them. */
export const isHeldOut = (at: number): boolean => at % 5 === 4;

const listed = (text: string) =>
  text
    .split(';')
    .map((question) => question.trim())
    .filter((question) => question !== '');

/** Lines of kind, section of the file, words of the right answer, questions in Romanian, questions in English. */
export const casesOf = (text: string): Omit<SpokenQuestion, 'isHeldOut'>[] =>
  linesOf(text).flatMap((line) => {
    const [kind = '', section = '', says = '', ro = '', en = ''] = line.split(/ \|(?: |$)/);
    const fact = { kind, section, says: says.split(', ') };
    return [
      ...listed(ro).map((question) => ({ ...fact, question, language: 'ro' as const })),
      ...listed(en).map((question) => ({ ...fact, question, language: 'en' as const })),
    ];
  });
