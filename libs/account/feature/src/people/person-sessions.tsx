import { api, dataOf } from '@dosar/api-client';
import { Box, Button, Flex, Heading, IconButton, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { useDeviceName } from '../sessions/use-device-name.ts';
import { messages } from './people-messages.ts';
import { placeOf, useChange } from './use-person-change.ts';

/** Where a person is signed in; each sign-in can be ended. */
export function PersonSessions({ user }: { user: Schema<'User'> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const deviceName = useDeviceName();
  const change = useChange(user);
  const isOwn = user.blocks.includes('own_account');
  const end = (sessionId: string | null) => {
    const { params, body } = placeOf(user);
    change.mutate({
      said: t(messages.saved),
      send: () =>
        dataOf(
          api.POST('/api/user/endUserSessions/{user_id}', {
            params,
            body: { ...body, session_id: sessionId },
          }),
        ),
    });
  };
  return (
    <Box as="section" aria-labelledby="person-sessions">
      <Flex gap="2" alignItems="center">
        <Heading as="h3" id="person-sessions" size="md" flex="1">
          {t(messages.sessions)}
        </Heading>
        {user.sessions.length > 1 && !isOwn && (
          <Button onClick={() => end(null)}>{t(messages.endSessions)}</Button>
        )}
      </Flex>
      <Text tone="muted">{t(messages.openSessions, { count: user.sessions.length })}</Text>
      <Box as="ul" listStyleType="none">
        {user.sessions.map(({ session_id: id, last_activity_at: at, address, user_agent: device }) => (
          <Flex as="li" key={id} gap="2" alignItems="center" borderBottomWidth="1px" paddingBlock="1">
            <Box flex="1" minWidth="0">
              {deviceName(device)}
              <Text tone="muted" size="sm">
                {[dateTime(at), address].filter(Boolean).join(', ')}
              </Text>
            </Box>
            {!isOwn && (
              <IconButton
                icon="close"
                label={t(messages.endSession, { device: deviceName(device) })}
                onClick={() => end(id)}
              />
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
