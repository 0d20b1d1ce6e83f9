import { api, dataOf } from '@dosar/api-client';
import { Box, Button, Flex } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeDialog } from './code-dialog.tsx';
import { codeMessages } from './code-messages.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { messages } from './people-messages.ts';
import { placeOf, useChange } from './use-person-change.ts';

type User = Schema<'User'>;

/** What an administrator does to the access of a person. */
export function PersonButtons({ user }: { user: User }) {
  const { formatMessage: t } = useIntl();
  const change = useChange(user);
  const [isLocking, setLocking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isMakingCode, setMakingCode] = useState(false);
  const { state } = user.row;
  const isBlocked = user.blocks.length > 0;
  const act = (send: () => Promise<User>, said = t(messages.saved)) => change.mutate({ send, said });
  const at = placeOf(user);
  if (state === 'deactivated')
    return (
      <Box>
        <Button onClick={() => act(() => dataOf(api.POST('/api/user/reactivateUser/{user_id}', at)))}>
          {t(messages.reactivate)}
        </Button>
      </Box>
    );
  return (
    <Flex gap="2" flexWrap="wrap">
      <Button icon="edit" onClick={() => setEditing(true)}>
        {t(messages.edit)}
      </Button>
      <Button
        disabled={user.blocks.includes('own_account')}
        onClick={() =>
          act(() => dataOf(api.POST('/api/user/sendUserLink/{user_id}', at)), t(messages.resetSent))
        }
      >
        {t(messages.reset)}
      </Button>
      <Button
        disabled={user.blocks.includes('own_account') || state === 'locked'}
        onClick={() => setMakingCode(true)}
      >
        {t(codeMessages.code)}
      </Button>
      {state === 'locked' ? (
        <Button onClick={() => act(() => dataOf(api.POST('/api/user/unlockUser/{user_id}', at)))}>
          {t(messages.unlock)}
        </Button>
      ) : (
        <Button disabled={isBlocked} onClick={() => setLocking(true)}>
          {t(messages.lock)}
        </Button>
      )}
      <Button variant="danger" disabled={isBlocked} onClick={() => setEnding(true)}>
        {t(messages.deactivate)}
      </Button>
      {isEditing && <EditDialog user={user} onClose={() => setEditing(false)} />}
      {isMakingCode && <CodeDialog user={user} onClose={() => setMakingCode(false)} />}
      {isLocking && <LockDialog user={user} onClose={() => setLocking(false)} />}
      {isEnding && <DeactivateDialog user={user} onClose={() => setEnding(false)} />}
    </Flex>
  );
}
