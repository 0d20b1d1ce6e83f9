import type { Schema } from '@dosar/openapi';
import { Banner } from '@dosar/design-system';
import { FormSelectField, FormTextField, optionalText, reason, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { Offer } from '../money/money-query.ts';
import { noteExceptionCodes, noteExceptionMessages } from '../money/note-exception-messages.ts';
import { messages } from './messages.ts';

/** What a form asks about an offer without a closed note; nothing chosen means that the note is closed first. */
export const noteExceptionAnswers = {
  exception_code: z.enum(['', ...noteExceptionCodes]),
  exception_reason: optionalText({ max: 300 }),
};

type Answers = { exception_code: '' | Schema<'NoteException'>['code']; exception_reason: string };

/** A named exception says why in words. */
export const exceptionHasReason = z.refine<Answers>(
  ({ exception_code: code, exception_reason: words }) => code === '' || words.length >= 3,
  { path: ['exception_reason'], error: reason('reason_missing') },
);

/** The answers that the fields begin with. */
export const typedException = (offer: Offer | undefined): Answers => ({
  exception_code: offer?.note_exception?.code ?? '',
  exception_reason: offer?.note_exception?.reason ?? '',
});

/** The exception as the server takes it; none when nothing was chosen. */
export const namedException = ({ exception_code: code, exception_reason: words }: Answers) =>
  code === '' ? {} : { note_exception: { code, reason: words } };

/** Asks why the offer needs no closed note, where there is none. */
export function NoteExceptionFields() {
  const { formatMessage: t } = useIntl();
  const { exception_code: code } = useAnswers<Answers>();
  return (
    <>
      <Banner tone="warning">{t(messages.noNote)}</Banner>
      <FormSelectField
        name="exception_code"
        label={t(messages.exceptionCode)}
        placeholder={t(messages.exceptionNone)}
        optional
        choices={noteExceptionCodes.map((value) => ({ value, label: t(noteExceptionMessages[value]) }))}
      />
      {code !== '' && (
        <FormTextField
          name="exception_reason"
          label={t(messages.exceptionReason)}
          hint={t(messages.exceptionHint)}
          maxLength={300}
        />
      )}
    </>
  );
}
