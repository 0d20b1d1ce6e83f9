import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseTags, useProblemText } from '@dosar/api-client';
import { FormComboboxField, FormDialog, FormTextField, optionalText, reason, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ChangeDialogProps } from './assignment-change.ts';
import { messages as words } from './dialog-messages.ts';
import { messages } from './messages.ts';

const longestTag = 40;
const tagAnswer = optionalText({ max: longestTag });
const schema = z.object({ add: tagAnswer, remove: tagAnswer }).check(
  z.refine(({ add, remove }) => add !== '' || remove !== '', {
    path: ['add'],
    error: reason('tag'),
  }),
);
const reasons = { tag: words.tagMissing };

/** A tag that every task gets, one that they lose, or both. */
export function TagDialog({ open, rows, whole, onChange, onClose }: ChangeDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const known = useQuery(apiQuery(browseTags));
  const form = useZodForm({ schema, defaultValues: { add: '', remove: '' } });
  const worn = [...new Set(rows.flatMap(({ tags }) => tags))];
  const suggestions = `tags-${rows.length}`;
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.tagTitle, { count: whole?.total ?? rows.length })}
      submitLabel={t(words.saveTags)}
      onClose={onClose}
      onSubmit={({ add, remove }) =>
        onChange({ action: 'tag', add: add ? [add] : [], remove: remove ? [remove] : [] })
      }
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField
        name="add"
        label={t(words.addTag)}
        hint={t(words.tagHint)}
        maxLength={longestTag}
        list={suggestions}
        autoComplete="off"
      />
      <datalist id={suggestions}>
        {known.data?.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {worn.length > 0 && (
        <FormComboboxField
          name="remove"
          label={t(words.removeTag)}
          choices={worn.map((tag) => ({ value: tag, label: tag }))}
        />
      )}
    </FormDialog>
  );
}
