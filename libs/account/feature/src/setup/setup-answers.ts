import { passwordRules, type PasswordPolicy } from '@dosar/account-domain';
import type { NewOrganisation } from '@dosar/auth';
import { emailAnswer, reason, requiredText } from '@dosar/forms';
import { cuiAnswer } from '@dosar/forms/romanian-numbers';
import { materialColors } from '@dosar/kernel/material-colors';
import * as z from 'zod/mini';

const filled = () => z.minLength(1, { error: reason('required') });
const matching = (form: RegExp, name: string) => z.regex(form, { error: reason(name) });

/** What may be typed; the server judges by the same rules. */
export function setupAnswers(policy: PasswordPolicy) {
  return z
    .object({
      code: requiredText({ max: 60 }),
      org_name: requiredText({ min: 2, max: 120 }),
      cui: cuiAnswer.check(filled()),
      short_name: requiredText({ max: 40 }),
      org_code: requiredText({ max: 40 }).check(matching(/^[a-z0-9-]{2,40}$/, 'org_code_invalid')),
      language: z.enum(['ro', 'en']),
      claim_prefix: requiredText({ max: 2 }).check(matching(/^[A-Z]{2}$/, 'prefix_invalid')),
      material_color: z.string(),
      /** As a data address; empty: none. */
      logo_picture: z.string(),
      full_name: requiredText({ min: 3, max: 120 }),
      username: requiredText({ min: 3, max: 60 }).check(matching(/^[\p{L}\p{N}._-]+$/u, 'username_invalid')),
      email: emailAnswer.check(filled()),
      password: z.string().check(filled()),
    })
    .check(({ value, issues }) => {
      const owner = { username: value.username, orgName: value.org_name };
      const broken = passwordRules(policy, owner).find(({ isMet }) => !isMet(value.password));
      if (broken && value.password !== '')
        issues.push({ code: 'custom', input: value, path: ['password'], message: 'password_rule' });
    });
}

/** What is typed on the page. */
export type SetupAnswers = z.output<ReturnType<typeof setupAnswers>>;

/** The page before anything was typed. */
export const emptyAnswers: SetupAnswers = {
  code: '',
  org_name: '',
  cui: '',
  short_name: '',
  org_code: '',
  language: 'ro',
  claim_prefix: '',
  material_color: 'indigo-600',
  logo_picture: '',
  full_name: '',
  username: '',
  email: '',
  password: '',
};

/** The hue of buttons and links, as the menu beside them shows it. */
export const hexOf = (color: string): string => materialColors().get(color) ?? '#607d8b';

/** The answers as the server takes them. */
export function organisationOf(answers: SetupAnswers): NewOrganisation {
  const { full_name, username, email, password, logo_picture, material_color, ...organisation } = answers;
  return {
    ...organisation,
    material_color,
    sidebar: hexOf(material_color),
    logo_picture: logo_picture || null,
    administrator: { full_name, username, email, password },
  };
}

/** The field of the page for a field of the server. */
export const fieldOf = (field: string): string =>
  field === 'sidebar' ? 'material_color' : field.replace('administrator.', '');
