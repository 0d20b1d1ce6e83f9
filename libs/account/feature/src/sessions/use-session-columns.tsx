import { Box, Button, StatusChip, Text, VisuallyHidden, type Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useDeviceName } from './use-device-name.ts';

type OwnSession = Schema<'OwnSession'>;

type Ending = {
  /** The session that is being ended. */
  ending: string | undefined;
  end: (session: OwnSession) => void;
};

/** What is shown of each session, and the button that ends it. */
export function useSessionColumns({ ending, end }: Ending): Column<OwnSession>[] {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const deviceName = useDeviceName();
  return [
    {
      key: 'device',
      header: t(messages.device),
      onPhone: 'title',
      cell: ({ user_agent, acting_for, is_current }) => (
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Text as="span" fontWeight="strong">
            {deviceName(user_agent)}
          </Text>
          {is_current && <StatusChip label={t(messages.thisDevice)} color="green-700" />}
          {acting_for && <Text tone="muted">{t(messages.actingFor, { name: acting_for })}</Text>}
        </Box>
      ),
    },
    { key: 'address', header: t(messages.address), cell: ({ address }) => address ?? '–' },
    { key: 'begun', header: t(messages.begun), cell: ({ begun_at }) => dateTime(begun_at) },
    {
      key: 'lastActivity',
      header: t(messages.lastActivity),
      cell: ({ last_activity_at }) => dateTime(last_activity_at),
    },
    {
      key: 'action',
      header: t(messages.action),
      onPhone: 'action',
      cell: (session) =>
        !session.is_current && (
          <Button loading={ending === session.session_id} onClick={() => end(session)}>
            <span>
              {t(messages.end)}
              <VisuallyHidden>
                {`: ${[deviceName(session.user_agent), session.address].filter(Boolean).join(', ')}`}
              </VisuallyHidden>
            </span>
          </Button>
        ),
    },
  ];
}
