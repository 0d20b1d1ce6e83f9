import { brokenRules, passwordRules, type PasswordOwner } from '@dosar/account-domain';
import type { PasswordPolicy } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { isCommonPassword } from '../common-passwords/common-passwords.ts';
import { passwordPolicy } from '../profile/organisation-profile.ts';
import { wordsOfRefusal } from './password-refusal.ts';

/** Every rule of a policy that refuses a password, in the words that its owner would read. */
export function judgePassword(
  stored: PasswordPolicy,
  owner: PasswordOwner,
  { password, language }: { password: string; language: Language },
): { rule: string; message: string }[] {
  const policy = passwordPolicy(stored, language);
  const broken = brokenRules(passwordRules(policy, owner), password).map(({ name }) => name);
  const refusals = isCommonPassword(password) ? [...broken, 'too_common' as const] : broken;
  return refusals.map((rule) => ({ rule, message: wordsOfRefusal(policy, rule, language) }));
}
