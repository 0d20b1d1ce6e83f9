import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { readPattern } from './pattern/read-pattern.ts';

/** Shortest password where the policy of the organisation names none (K3). */
export const defaultMinimumLength = 5;

/** What an organisation asks of new passwords (E5). */
export type PasswordPolicy = Schema<'PasswordPolicy'>;

/** Whose password it is: names that it may have to keep out. */
export type PasswordOwner = { username: string; orgName: string };

/** A demand on new passwords. */
export type PasswordRuleName =
  | 'not_blank'
  | 'min_length'
  | 'max_length'
  | 'prevent_username'
  | 'prevent_org_name'
  | 'prevent_month'
  | 'validation_rule';

/** A demand, the organisation's own words for it, and whether a password meets it. */
export type PasswordRule = {
  name: PasswordRuleName;
  message: string | null;
  isMet: (password: string) => boolean;
};

/** Characters of the longest password; everything up to here is taken as it is, nothing is cut off. */
export const longestPassword = 256;

const months = [
  ...['ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie', 'august', 'septembrie'],
  ...['octombrie', 'noiembrie', 'decembrie'],
];

/** A password in the one form in which it is counted, compared and stored, however its accents were typed. */
export function passwordText(password: string): string {
  return password.normalize('NFC');
}

/** What a new password has to meet, in the order in which a person reads it. */
export function passwordRules(policy: PasswordPolicy, owner: PasswordOwner): PasswordRule[] {
  const isWithin = (password: string) => lengthOf(password) <= longestPassword;
  return [
    { name: 'not_blank', message: null, isMet: (password) => password === '' || isVisible(password) },
    { name: 'min_length', message: null, isMet: (password) => lengthOf(password) >= policy.min_length },
    { name: 'max_length', message: null, isMet: isWithin },
    ...preventNames(policy, owner),
    ...preventMonths(policy),
    ...matchPattern(policy),
  ];
}

/** The demands that a password does not meet. */
export function brokenRules(rules: readonly PasswordRule[], password: string): PasswordRule[] {
  return rules.filter(({ isMet }) => !isMet(password));
}

/** Characters of which nobody sees that they are there, above all those of no width. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** What nobody sees is no password. */
function isVisible(password: string): boolean {
  return password.replaceAll(unseen, '') !== '';
}

/** Characters as a person counts them: neither bytes nor the halves of an emoji. */
function lengthOf(password: string): number {
  return [...passwordText(password)].length;
}

function preventNames(policy: PasswordPolicy, { username, orgName }: PasswordOwner): PasswordRule[] {
  return [
    ...(policy.prevent_username
      ? [keepOut('prevent_username', username, policy.prevent_username_message)]
      : []),
    ...(policy.prevent_org_name
      ? [keepOut('prevent_org_name', orgName, policy.prevent_org_name_message)]
      : []),
  ];
}

/** A name is also found in other letters of the same look, without its spaces, and with unseen characters in between. */
function keepOut(name: PasswordRuleName, text: string, message: string | null): PasswordRule {
  const wanted = comparable(text);
  return {
    name,
    message,
    isMet: (password) => wanted === '' || !comparable(password).includes(wanted),
  };
}

function preventMonths({
  prevent_month: isOn,
  prevent_month_message: message,
}: PasswordPolicy): PasswordRule[] {
  const hasMonth = (password: string) => months.some((month) => comparable(password).includes(month));
  return isOn ? [{ name: 'prevent_month', message, isMet: (password) => !hasMonth(password) }] : [];
}

/** An expression that cannot be read asks for nothing: otherwise nobody of the organisation could change a password. */
function matchPattern({
  validation_rule: source,
  validation_rule_message: message,
}: PasswordPolicy): PasswordRule[] {
  const read = source ? readPattern(source) : undefined;
  if (read === undefined || 'fault' in read) return [];
  return [{ name: 'validation_rule', message, isMet: (password) => read.pattern(passwordText(password)) }];
}

/** Why an expression cannot be read, and would ask for nothing; undefined when it can. */
export function patternFault(source: string) {
  const read = readPattern(source);
  return 'fault' in read ? read.fault : undefined;
}

function comparable(text: string): string {
  return foldText(text.normalize('NFKC')).replaceAll(unseen, '');
}
