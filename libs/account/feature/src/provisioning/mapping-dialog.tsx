import { api, dataOf, queriesOf } from '@dosar/api-client';
import { CheckboxField, FieldGroup, notify, Text } from '@dosar/design-system';
import { FormDialog, FormSelectField, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './provisioning-messages.ts';
import { useProvisioningRefusal } from './use-provisioning-change.ts';

const schema = z.object({ group_name: requiredText({ min: 1, max: 200 }), team_id: z.string() });
const reasons = { required: messages.missing };

type MappingDialogProps = {
  page: Schema<'Provisioning'>;
  groupName: string;
  mapping?: Schema<'GroupMapping'>;
  onClose: () => void;
};

/** Says which roles and which team a group gives. */
export function MappingDialog({ page, groupName, mapping, onClose }: MappingDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProvisioningRefusal();
  const queryClient = useQueryClient();
  const [roleCodes, setRoleCodes] = useState<ReadonlySet<string>>(
    new Set(mapping?.roles.map((role) => role.role_code)),
  );
  const form = useZodForm({
    schema,
    defaultValues: { group_name: groupName, team_id: mapping?.team_id ?? '' },
  });
  const save = async ({ group_name, team_id }: z.output<typeof schema>) => {
    const given = { role_codes: [...roleCodes], team_id: team_id === '' ? null : team_id };
    try {
      await (mapping === undefined
        ? dataOf(api.POST('/api/provisioning/addGroupMapping', { body: { ...given, group_name } }))
        : dataOf(
            api.POST('/api/provisioning/saveGroupMapping/{mapping_id}', {
              params: { path: { mapping_id: mapping.mapping_id } },
              body: { ...given, row_version: mapping.row_version },
            }),
          ));
    } finally {
      await queryClient.invalidateQueries(queriesOf('account'));
    }
    notify.success(t(messages.saved));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={mapping ? t(messages.editGroup, { name: groupName }) : t(messages.addGroup)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      {mapping === undefined && (
        <FormTextField
          name="group_name"
          label={t(messages.groupName)}
          hint={t(messages.groupNameHint)}
          required
          maxLength={200}
        />
      )}
      <FieldGroup title={t(messages.roles)}>
        {page.roles
          .filter((role) => role.can_give || roleCodes.has(role.role_code))
          .map(({ role_code: code, name, can_give: canGive }) => (
            <CheckboxField
              key={code}
              label={name}
              disabled={!canGive}
              checked={roleCodes.has(code)}
              onChange={({ target }) => {
                const next = new Set(roleCodes);
                if (target.checked) next.add(code);
                else next.delete(code);
                setRoleCodes(next);
              }}
            />
          ))}
      </FieldGroup>
      <FormSelectField
        name="team_id"
        label={t(messages.team)}
        choices={[
          { value: '', label: t(messages.anyTeam) },
          ...page.teams.map(({ team_id: value, name: label }) => ({ value, label })),
        ]}
      />
      <Text tone="muted" size="sm">
        {t(messages.notToYou)}
      </Text>
    </FormDialog>
  );
}
