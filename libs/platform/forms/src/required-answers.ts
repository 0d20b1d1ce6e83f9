import type { AnswerSchema } from './answer-schema.ts';

/**
 * Checks only that certain texts are not empty, each with its own reason.
 *
 * For pages whose weight counts: a schema library weighs more than the rest of a login form.
 */
export function requiredAnswers<Answers extends object>(
  reasons: Partial<Record<keyof Answers & string, string>>,
): AnswerSchema<Answers, Answers> {
  const validate = (value: unknown) => {
    const answers = value as Answers;
    const issues = Object.entries<string | undefined>(reasons).flatMap(([name, message]) =>
      message !== undefined && answers[name as keyof Answers] === '' ? [{ message, path: [name] }] : [],
    );
    return issues.length > 0 ? { issues } : { value: answers };
  };
  return { '~standard': { version: 1, vendor: 'dosar', validate } };
}
