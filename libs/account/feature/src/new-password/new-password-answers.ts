import type { AnswerSchema } from '@dosar/forms';
import type { WordedRule } from './use-password-rules.ts';

/** What is typed to give a new password. */
export type NewPassword = { password: string; confirmation: string };
type Issue = { message: string; path: [keyof NewPassword] };

/** V3 to V6: what keeps a new password from being sent, at most one reason for each field. */
export function newPasswordIssues(
  { password, confirmation }: NewPassword,
  rules: readonly WordedRule[],
): Issue[] {
  const broken = password === '' ? 'password_required' : rules.find(({ isMet }) => !isMet(password))?.text;
  const differing =
    confirmation === '' ? 'confirmation_required' : confirmation !== password && 'confirmation_differs';
  return [
    ...(broken === undefined ? [] : [{ message: broken, path: ['password'] as ['password'] }]),
    ...(differing ? [{ message: differing, path: ['confirmation'] as ['confirmation'] }] : []),
  ];
}

/** Checks the answers of a form that asks for nothing but a new password. */
export function newPasswordAnswers(rules: readonly WordedRule[]) {
  return answersWithout((answers: NewPassword) => newPasswordIssues(answers, rules));
}

/** Answers are right when nothing is found against them. */
export function answersWithout<Answers>(
  find: (answers: Answers) => { message: string; path: readonly (keyof Answers & string)[] }[],
): AnswerSchema<Answers, Answers> {
  const validate = (value: unknown) => {
    const answers = value as Answers;
    const issues = find(answers);
    return issues.length > 0 ? { issues } : { value: answers };
  };
  return { '~standard': { version: 1, vendor: 'dosar', validate } };
}
