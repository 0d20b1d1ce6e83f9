import { brokenRules, passwordRules, type PasswordRuleName } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import { isCommonPassword } from '../common-passwords/common-passwords.ts';
import { passwordPolicy } from '../profile/organisation-profile.ts';
import type { PasswordAccount } from './password-repository.ts';

/** Why a password is not taken. */
export type PasswordRefusal = PasswordRuleName | 'too_common' | 'same_as_old' | 'old_wrong';
type Texts = Record<Language, string>;

/** For rules that an organisation switched on without words of its own, and for those that hold everywhere. */
const texts: Record<Exclude<PasswordRefusal, 'min_length'>, Texts> = {
  not_blank: {
    ro: 'Parola nu poate fi formată doar din spații.',
    en: 'The password needs more than spaces.',
  },
  max_length: {
    ro: 'Parola poate avea cel mult 256 de caractere.',
    en: 'The password may have at most 256 characters.',
  },
  prevent_username: {
    ro: 'Parola nu poate conține numele de utilizator.',
    en: 'The password may not contain the user name.',
  },
  prevent_org_name: {
    ro: 'Parola nu poate conține numele organizației.',
    en: 'The password may not contain the name of the organisation.',
  },
  prevent_month: {
    ro: 'Parola nu poate conține numele unei luni.',
    en: 'The password may not contain the name of a month in Romanian.',
  },
  validation_rule: {
    ro: 'Parola nu are forma cerută de organizație.',
    en: 'The password does not have the form that the organisation asks for.',
  },
  too_common: {
    ro: 'Parola este folosită de prea mulți și se ghicește ușor. Alegeți alta.',
    en: 'Too many people use this password, so it is easily guessed. Choose another one.',
  },
  same_as_old: {
    ro: 'Parola nouă trebuie să fie alta decât cea veche.',
    en: 'The new password has to differ from the old one.',
  },
  // Exact text of the specification, X10.
  old_wrong: { ro: 'Vechea parola nu e corecta.', en: 'The old password is not right.' },
};

/** The first demand that a new password does not meet, for everything that can be told without the old one. */
export function refusalOf(account: PasswordAccount, password: string): PasswordRefusal | undefined {
  const owner = { username: account.username, orgName: account.org_name };
  // The words of a refusal are chosen later: which language does not matter here.
  const [broken] = brokenRules(passwordRules(policyOf(account, 'ro'), owner), password);
  return broken?.name ?? (isCommonPassword(password) ? 'too_common' : undefined);
}

/** A refusal in words: the organisation's, where it has some. */
export function refusalText(account: PasswordAccount, refusal: PasswordRefusal, language: Language): string {
  return wordsOfRefusal(policyOf(account, language), refusal, language);
}

/** A refusal by a policy in words. */
export function wordsOfRefusal(
  policy: Schema<'PasswordPolicy'>,
  refusal: PasswordRefusal,
  language: Language,
): string {
  if (refusal === 'min_length') return tooShort(policy.min_length)[language];
  const own = passwordRules(policy, { username: '', orgName: '' }).find(({ name }) => name === refusal);
  return own?.message ?? texts[refusal][language];
}

function policyOf({ app_metadata: metadata }: PasswordAccount, language: Language) {
  return passwordPolicy(metadata.credentials?.password_policy ?? {}, language);
}

/** The Romanian text is exact, V3. */
function tooShort(least: number): Texts {
  return {
    ro: `Parola trebuie sa aiba cel putin ${least} caractere`,
    en: `The password must have at least ${least} ${least === 1 ? 'character' : 'characters'}`,
  };
}
