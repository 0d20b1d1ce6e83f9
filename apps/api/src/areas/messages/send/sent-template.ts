import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { FileTemplate } from '../template-repository.ts';

/** The template that a message was written from. */
export type SentTemplate = {
  code: string;
  /** For whom it stood in for the standard text, which the timeline says. */
  textsFor?: BilingualText;
};

/** What a message keeps of the template that it was written from. */
export const templateOf = ({ code, textsFor }: FileTemplate): SentTemplate => ({
  code,
  ...(textsFor && { textsFor }),
});

/** What the timeline calls a message whose text stood in for the standard one. */
export function titleOf(title: BilingualText, template: SentTemplate | undefined): BilingualText {
  const { textsFor } = template ?? {};
  return textsFor === undefined
    ? title
    : { ro: `${title.ro}, texte: ${textsFor.ro}`, en: `${title.en}, texts: ${textsFor.en}` };
}
