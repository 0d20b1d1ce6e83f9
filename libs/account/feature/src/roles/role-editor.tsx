import { api, dataOf, queriesOf } from '@dosar/api-client';
import { CheckboxField, FieldGroup, Heading, notify, Stack, Text } from '@dosar/design-system';
import {
  FormDialog,
  FormTextAreaField,
  FormTextField,
  optionalText,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useRoleRefusal } from './use-role-refusal.ts';
import { RoleView } from './role-view.tsx';
import { messages } from './roles-messages.ts';
import { useAccessWords } from './use-access-words.ts';

const schema = z.object({
  name: requiredText({ min: 3, max: 60 }),
  description: optionalText({ max: 300 }),
});
const reasons = { required: messages.missing, min_length: messages.missing };

type RoleEditorProps = {
  /** The role that is changed; a new one otherwise. */
  role: Schema<'OwnRole'> | undefined;
  builtIn: readonly Schema<'BuiltInRole'>[];
  onClose: () => void;
};

/** Composes a role of built-in ones, and shows before saving what it would open. */
export function RoleEditor({ role, builtIn, onClose }: RoleEditorProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useRoleRefusal();
  const queryClient = useQueryClient();
  const [parts, setParts] = useState<readonly string[]>(
    () => role?.parts.map(({ role_code: code }) => code) ?? [],
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const form = useZodForm({
    schema,
    defaultValues: { name: role?.name ?? '', description: role?.description ?? '' },
  });
  const save = async (words: z.output<typeof schema>) => {
    setIncomplete(parts.length === 0);
    if (parts.length === 0) return;
    await dataOf(
      api.POST('/api/user/saveOwnRole', {
        body: {
          ...words,
          own_role_id: role?.own_role_id ?? null,
          row_version: role?.row_version ?? null,
          parts: [...parts],
        },
      }),
    );
    await queryClient.invalidateQueries(queriesOf('account'));
    notify.success(t(messages.saved));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={role ? t(messages.change, { role: role.name }) : t(messages.compose)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField name="name" label={t(messages.name)} required maxLength={60} />
      <FormTextAreaField name="description" label={t(messages.description)} maxLength={300} />
      <Parts builtIn={builtIn} parts={parts} onChange={setParts} />
      {isIncomplete && parts.length === 0 && <Text role="alert">{t(messages.noParts)}</Text>}
      {role !== undefined && role.people_count > 0 && (
        <Text tone="muted">{t(messages.reaches, { count: role.people_count })}</Text>
      )}
      <Stack gap="2">
        <Heading as="h3" size="md">
          {t(messages.wouldSee)}
        </Heading>
        <RoleView parts={parts} />
      </Stack>
    </FormDialog>
  );
}

type PartsProps = {
  builtIn: readonly Schema<'BuiltInRole'>[];
  parts: readonly string[];
  onChange: (parts: readonly string[]) => void;
};

function Parts({ builtIn, parts, onChange }: PartsProps) {
  const { formatMessage: t } = useIntl();
  const { aboutRole } = useAccessWords();
  return (
    <FieldGroup title={t(messages.brings)}>
      {builtIn
        .filter(({ can_give: canGive }) => canGive)
        .map(({ role_code: code, name }) => (
          <CheckboxField
            key={code}
            label={name}
            hint={aboutRole(code)}
            checked={parts.includes(code)}
            onChange={({ target }) =>
              onChange(target.checked ? [...parts, code] : parts.filter((part) => part !== code))
            }
          />
        ))}
    </FieldGroup>
  );
}
