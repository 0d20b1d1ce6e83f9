import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseAssignees, useProblemText } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Box, Button, Flex } from '@dosar/design-system';
import {
  FormComboboxField,
  FormDialog,
  FormTextAreaField,
  optionalText,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ChangeDialogProps } from './assignment-change.ts';
import { messages as words } from './dialog-messages.ts';
import { messages } from './messages.ts';

const longestNote = 1000;
const schema = z.object({ user_id: requiredText({ max: 36 }), note: optionalText({ max: longestNote }) });
const reasons = { required: words.assigneeMissing };

/** To whom work is given: how much each colleague has, and who is away. */
export function AssignDialog({ open, rows, whole, onChange, onClose }: ChangeDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { profile } = useSession();
  const assignees = useQuery(apiQuery(browseAssignees));
  const form = useZodForm({ schema, defaultValues: { user_id: '', note: '' } });
  const hintOf = useHint();
  const own = assignees.data?.find(({ user_id }) => user_id === profile?.user_id);
  const inOrder = (assignees.data ?? []).toSorted(
    (one, other) => Number(other.is_same_team) - Number(one.is_same_team),
  );

  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.assignTitle, { count: whole?.total ?? rows.length })}
      submitLabel={t(words.assignTo)}
      onClose={onClose}
      onSubmit={({ user_id, note }) => onChange({ action: 'assign', user_id, ...(note !== '' && { note }) })}
      problemText={problemText}
      reasons={reasons}
    >
      {/* Room for the list of colleagues inside the window. */}
      <Flex flexDirection="column" alignItems="stretch" gap="2" minHeight="22rem">
        <FormComboboxField
          name="user_id"
          label={t(words.assignee)}
          hint={t(words.assigneeHint)}
          choices={inOrder.map((assignee) => ({
            value: assignee.user_id,
            label: assignee.full_name,
            hint: hintOf(assignee),
          }))}
          required
        />
        {own && (
          <Box>
            <Button icon="person" onClick={() => form.setValue('user_id', own.user_id)}>
              {t(words.toMe)}
            </Button>
          </Box>
        )}
        <FormTextAreaField
          name="note"
          label={t(words.handOverNote)}
          hint={t(words.handOverHint)}
          maxLength={longestNote}
        />
      </Flex>
    </FormDialog>
  );
}

function useHint() {
  const { formatMessage: t } = useIntl();
  return ({ open_count, team_name, is_away, replacement_name }: Schema<'Assignee'>) =>
    [
      team_name,
      t(words.load, { count: open_count }),
      is_away &&
        (replacement_name === null ? t(words.away) : t(words.replacedBy, { name: replacement_name })),
    ]
      .filter(Boolean)
      .join(' · ');
}
