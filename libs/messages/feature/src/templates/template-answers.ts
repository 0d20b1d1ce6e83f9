import type { BodyOf, Schema } from '@dosar/openapi';
import * as z from 'zod/mini';
import { requiredText } from '@dosar/forms';
import { editableText, storedText, type Language, type Variable } from './template-words.ts';

export type Settings = Schema<'TemplateSettings'>;
type Text = Schema<'TemplateText'>;

const longest = { subject: 230, email: 20_000, sms: 1_000 };

/** What may be typed; the server judges by the same rules. */
export const templateSchema = z.object({
  name_ro: requiredText({ max: 120 }),
  name_en: requiredText({ max: 120 }),
  is_active: z.boolean(),
  /** Why, for whoever approves it. */
  note: z.string().check(z.maxLength(500)),
  subject_ro: z.string().check(z.maxLength(longest.subject)),
  subject_en: z.string().check(z.maxLength(longest.subject)),
  email_ro: z.string().check(z.maxLength(longest.email)),
  email_en: z.string().check(z.maxLength(longest.email)),
  sms_ro: z.string().check(z.maxLength(longest.sms)),
  sms_en: z.string().check(z.maxLength(longest.sms)),
});

/** What is being typed. */
export type TemplateAnswers = z.output<typeof templateSchema>;

/** The answers as they are, and how one of the texts is changed. */
export type TemplateDraft = {
  answers: TemplateAnswers;
  set: (field: Exclude<keyof TemplateAnswers, 'is_active' | 'note'>, text: string) => void;
};

/** A template that nobody has saved yet. */
export const newTemplate: Omit<Settings, 'variables' | 'sms_price_bani' | 'approval'> = {
  template_code: '',
  in_set: null,
  name_ro: '',
  name_en: '',
  is_active: true,
  texts: [],
  version: 1,
  row_version: 1,
  sent: { email: 0, sms: 0 },
  versions: [],
  draft: null,
};

type Named = Pick<Settings, 'name_ro' | 'name_en' | 'texts'>;

/** A stored template, or one of its versions, as the form shows it. */
export function answersOf(
  { name_ro, name_en, texts }: Named,
  isActive: boolean,
  { variables, language }: { variables: readonly Variable[]; language: Language },
): TemplateAnswers {
  const find = (channel: Text['channel'], of: Language) =>
    texts.find((text) => text.channel === channel && text.language === of);
  const edited = (text: string | null | undefined) => editableText(text ?? '', variables, language);
  return {
    name_ro,
    name_en,
    is_active: isActive,
    note: '',
    subject_ro: edited(find('email', 'ro')?.subject),
    subject_en: edited(find('email', 'en')?.subject),
    email_ro: edited(find('email', 'ro')?.body),
    email_en: edited(find('email', 'en')?.body),
    sms_ro: edited(find('sms', 'ro')?.body),
    sms_en: edited(find('sms', 'en')?.body),
  };
}

/** A template as its editor begins: with the texts of its draft, where it has one. */
export function answersOfTemplate(
  stored: Settings,
  words: { variables: readonly Variable[]; language: Language },
): TemplateAnswers {
  const { draft } = stored;
  if (draft === null) return answersOf(stored, stored.is_active, words);
  return { ...answersOf(draft, draft.is_active, words), note: draft.note };
}

/** The texts that are written, as they are stored: an empty one is none. */
export function textsOf(answers: TemplateAnswers, variables: readonly Variable[]): Text[] {
  const text = (channel: Text['channel'], language: Language): Text => ({
    channel,
    language,
    subject: channel === 'email' ? storedText(answers[`subject_${language}`], variables) : null,
    body: storedText(answers[`${channel}_${language}`], variables),
  });
  const all = [text('email', 'ro'), text('email', 'en'), text('sms', 'ro'), text('sms', 'en')];
  return all.filter(({ body }) => body.trim() !== '');
}

/** The request that saves the answers over what was read. */
export function requestOf(
  answers: TemplateAnswers,
  {
    code,
    rowVersion,
    variables,
    inSet,
  }: { code: string; rowVersion: number; variables: readonly Variable[]; inSet: Settings['in_set'] },
): BodyOf<'saveTemplate'> {
  const { name_ro, name_en, is_active } = answers;
  return {
    template_code: code,
    row_version: rowVersion,
    name_ro,
    name_en,
    is_active,
    texts: textsOf(answers, variables),
    ...(inSet && { in_set: inSet }),
  };
}
