import { useQuery } from '@tanstack/react-query';
import { browseDocTypes, referenceQuery, useProblemText } from '@dosar/api-client';
import { LoadingState, Text } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDialog,
  FormTextAreaField,
  optionalText,
  reason,
  useZodForm,
} from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ChangeDialogProps } from './assignment-change.ts';
import { messages } from './document-messages.ts';

const longestMessage = 2000;
const schema = z
  .object({ codes: z.record(z.string(), z.boolean()), message: optionalText({ max: longestMessage }) })
  .check(
    z.refine(({ codes }) => Object.values(codes).includes(true), {
      path: ['message'],
      error: reason('documents'),
    }),
  );
const reasons = { documents: messages.missing };

/** Which documents the claimants are asked for; it goes out at once and cannot be taken back. */
export function DocumentDialog({ open, rows, whole, onChange, onClose }: ChangeDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const types = useQuery(referenceQuery(browseDocTypes));
  // Two tasks on a file have the same claimant.
  const claimants = whole?.claim_files ?? new Set(rows.map((row) => row.claim_file_id)).size;
  const form = useZodForm({ schema, defaultValues: { codes: {}, message: '' } });
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.title, { count: whole?.total ?? rows.length })}
      submitLabel={t(messages.send)}
      onClose={onClose}
      onSubmit={({ codes, message }) =>
        onChange({
          action: 'request_document',
          doc_type_codes: Object.keys(codes).filter((code) => codes[code]),
          message: message || undefined,
        })
      }
      problemText={problemText}
      reasons={reasons}
    >
      <Text>{t(messages.claimants, { count: claimants })}</Text>
      <Text as="span" fontWeight="strong">
        {t(messages.which)}
      </Text>
      {types.data ? (
        types.data.map(({ code, name }) => (
          <FormCheckboxField key={code} name={`codes.${code}`} label={name} />
        ))
      ) : (
        <LoadingState shape="rows" count={6} />
      )}
      <FormTextAreaField
        name="message"
        label={t(messages.message)}
        hint={t(messages.messageHint)}
        optional
        maxLength={longestMessage}
      />
    </FormDialog>
  );
}
