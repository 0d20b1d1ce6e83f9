import type { Schema } from '@dosar/openapi';

type Texts = readonly Schema<'TemplateText'>[];

/** Whether what is typed waits for a second person: a draft goes on being one, and so does a text of a kind that is approved. */
export function asksApproval(
  {
    approval,
    draft,
    texts,
    version,
  }: Pick<Schema<'TemplateSettings'>, 'approval' | 'draft' | 'texts' | 'version'>,
  typed: Texts,
): boolean {
  const before = version === 0 ? [] : texts;
  return (
    draft !== null ||
    (['email', 'sms'] as const).some(
      (channel) => approval[channel] && wordsOf(before, channel) !== wordsOf(typed, channel),
    )
  );
}

const wordsOf = (texts: Texts, wanted: 'email' | 'sms') =>
  JSON.stringify(
    (['ro', 'en'] as const).map((language) => {
      const found = texts.find((text) => text.channel === wanted && text.language === language);
      return [found?.subject, found?.body];
    }),
  );
