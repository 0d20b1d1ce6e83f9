import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  PageTitle,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as menu } from '../people/people-menu.ts';
import { RemoveRoleDialog } from './remove-role-dialog.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { RoleEditor } from './role-editor.tsx';
import { ownRolesQuery } from './role-queries.ts';
import { BuiltInRow, OwnRow } from './role-rows.tsx';
import { messages } from './roles-messages.ts';

type OwnRole = Schema<'OwnRole'>;

/** Built-in roles in words, and those that the organisation composed of them (R8). */
export function RolesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const roles = useQuery(ownRolesQuery);
  const [edited, setEdited] = useState<{ role: OwnRole | undefined }>();
  const [removed, setRemoved] = useState<OwnRole>();
  return (
    <>
      <PageTitle
        title={t(menu.title)}
        actions={
          <Button
            variant="primary"
            icon="add"
            disabled={!roles.data}
            onClick={() => setEdited({ role: undefined })}
          >
            {t(messages.compose)}
          </Button>
        }
      />
      <PeopleTabs />
      {roles.data ? (
        <Lists
          roles={roles.data}
          onChange={(role) => setEdited({ role })}
          onRemove={setRemoved}
          onCompose={() => setEdited({ role: undefined })}
        />
      ) : roles.isError ? (
        <ErrorState title={t(messages.failed)} {...failureOf(roles)} />
      ) : (
        <LoadingState shape="rows" count={8} />
      )}
      {edited && roles.data && (
        <RoleEditor role={edited.role} builtIn={roles.data.built_in} onClose={() => setEdited(undefined)} />
      )}
      {removed && <RemoveRoleDialog role={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

type ListsProps = {
  roles: Schema<'OwnRoleList'>;
  onChange: (role: OwnRole) => void;
  onRemove: (role: OwnRole) => void;
  onCompose: () => void;
};

function Lists({ roles: { own, built_in: builtIn }, onChange, onRemove, onCompose }: ListsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="6">
      <Box as="section" aria-labelledby="own-roles">
        <Heading as="h2" id="own-roles" size="md">
          {t(messages.own)}
        </Heading>
        {own.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title={t(messages.noOwn)}
            description={t(messages.noOwnText)}
            action={<Button onClick={onCompose}>{t(messages.compose)}</Button>}
          />
        ) : (
          <Box as="ul" listStyleType="none">
            {own.map((role) => (
              <OwnRow
                key={role.own_role_id}
                role={role}
                onChange={() => onChange(role)}
                onRemove={() => onRemove(role)}
              />
            ))}
          </Box>
        )}
      </Box>
      <Box as="section" aria-labelledby="built-in-roles">
        <Flex gap="2" alignItems="baseline" flexWrap="wrap">
          <Heading as="h2" id="built-in-roles" size="md">
            {t(messages.builtIn)}
          </Heading>
          <Text tone="muted" size="sm">
            {t(messages.builtInText)}
          </Text>
        </Flex>
        <Box as="ul" listStyleType="none">
          {builtIn.map((role) => (
            <BuiltInRow key={role.role_code} role={role} />
          ))}
        </Box>
      </Box>
    </Stack>
  );
}
