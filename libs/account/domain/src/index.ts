export {
  brokenRules,
  defaultMinimumLength,
  longestPassword,
  passwordRules,
  passwordText,
  patternFault,
  type PasswordOwner,
  type PasswordPolicy,
  type PasswordRule,
  type PasswordRuleName,
} from './password-policy.ts';
export { administrator, roleRefusal, type RoleChange, type RoleRefusal } from './role-rules.ts';
export { shareOut, type Taker } from './share-out.ts';
