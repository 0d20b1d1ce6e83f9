import { api, dataOf } from '@dosar/api-client';
import { Box, Button, ConfirmDialog, Flex, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MappingDialog } from './mapping-dialog.tsx';
import { PageSection } from './page-section.tsx';
import { messages } from './provisioning-messages.ts';
import { useProvisioningChange } from './use-provisioning-change.ts';

type Mapping = Schema<'GroupMapping'>;
type Edited = { groupName: string; mapping?: Mapping };

/** What each group gives, and the groups that give nothing yet. */
export function GroupMappings({ page }: { page: Schema<'Provisioning'> }) {
  const { formatMessage: t } = useIntl();
  const change = useProvisioningChange();
  const [edited, setEdited] = useState<Edited>();
  const [removed, setRemoved] = useState<Mapping>();
  return (
    <PageSection
      id="provisioning-groups"
      title={t(messages.groups)}
      about={t(messages.groupsText)}
      act={
        <Button icon="add" onClick={() => setEdited({ groupName: '' })}>
          {t(messages.addGroup)}
        </Button>
      }
    >
      {page.mappings.length === 0 && <Text tone="muted">{t(messages.noGroups)}</Text>}
      <Box as="ul" listStyleType="none">
        {page.mappings.map((mapping) => (
          <MappingRow
            key={mapping.mapping_id}
            mapping={mapping}
            onEdit={() => setEdited({ groupName: mapping.group_name, mapping })}
            onRemove={() => setRemoved(mapping)}
          />
        ))}
      </Box>
      {page.unmapped_groups.length > 0 && (
        <UnmappedGroups groups={page.unmapped_groups} onMap={(groupName) => setEdited({ groupName })} />
      )}
      {edited && <MappingDialog page={page} {...edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        open={removed !== undefined}
        title={t(messages.removeGroup, { name: removed?.group_name ?? '' })}
        confirmLabel={t(messages.remove)}
        danger
        onConfirm={() => {
          if (removed === undefined) return;
          setRemoved(undefined);
          change.mutate(() =>
            dataOf(
              api.POST('/api/provisioning/removeGroupMapping/{mapping_id}', {
                params: { path: { mapping_id: removed.mapping_id } },
                body: { row_version: removed.row_version },
              }),
            ),
          );
        }}
        onCancel={() => setRemoved(undefined)}
      >
        {t(messages.removeGroupText)}
      </ConfirmDialog>
    </PageSection>
  );
}

type MappingRowProps = { mapping: Mapping; onEdit: () => void; onRemove: () => void };

function MappingRow({ mapping, onEdit, onRemove }: MappingRowProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { group_name: name, roles, team_name: team, members } = mapping;
  return (
    <Flex as="li" gap="3" alignItems="center" flexWrap="wrap" borderTopWidth="1px" paddingBlock="2">
      <Box flex="1" minWidth="12rem">
        {name}
        <Text tone="muted" size="sm">
          {members === null ? t(messages.notSent) : t(messages.members, { count: members })}
        </Text>
      </Box>
      <Box flex="2" minWidth="14rem">
        {roles.length === 0 ? t(messages.noRoles) : roles.map((role) => role.name).join(', ')}
        <Text tone="muted" size="sm">
          {team === null ? t(messages.anyTeam) : t(messages.intoTeam, { team })}
        </Text>
        <Text tone="muted" size="sm">
          {t(messages.savedBy, { day: date(mapping.saved_at), name: mapping.saved_by })}
        </Text>
      </Box>
      <Button icon="edit" aria-label={t(messages.editGroup, { name })} onClick={onEdit}>
        {t(messages.edit)}
      </Button>
      <Button aria-label={t(messages.removeGroup, { name })} onClick={onRemove}>
        {t(messages.remove)}
      </Button>
    </Flex>
  );
}

type UnmappedGroupsProps = {
  groups: Schema<'Provisioning'>['unmapped_groups'];
  onMap: (groupName: string) => void;
};

function UnmappedGroups({ groups, onMap }: UnmappedGroupsProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Box>
      <Text tone="muted">{t(messages.unmapped)}</Text>
      <Box as="ul" listStyleType="none">
        {groups.map(({ group_name: name, source, last_seen_at: seenAt }) => (
          <Flex
            as="li"
            key={`${source} ${name}`}
            gap="3"
            alignItems="center"
            flexWrap="wrap"
            paddingBlock="1"
          >
            <Box flex="1" minWidth="12rem">
              {name}
            </Box>
            <Text tone="muted" size="sm">
              {t(source === 'scim' ? messages.seenByScim : messages.seenBySignIn, {
                moment: dateTime(seenAt),
              })}
            </Text>
            <Button aria-label={t(messages.mapGroup, { name })} onClick={() => onMap(name)}>
              {t(messages.map)}
            </Button>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
