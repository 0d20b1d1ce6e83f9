import { useSession } from '@dosar/auth';
import { Box, Button } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { replaceableUsers, useActing, type ActingProps } from './use-acting.ts';

/** Begins to work in the name of a colleague whom one replaces; nothing where that is not offered (P3). */
export function ActForButton({ userId, ...props }: { userId: string } & ActingProps) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const { actFor } = useActing(props);
  if (!profile || replaceableUsers(profile).length === 0) return null;
  return (
    <Box padding="4" paddingTop="2">
      <Button onClick={() => actFor(userId)}>{t(messages.actFor)}</Button>
    </Box>
  );
}
