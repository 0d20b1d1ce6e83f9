import { AvatarStack } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Who has a piece of work open now; nothing while nobody has. */
export function PresentColleagues({
  colleagues = [],
}: {
  colleagues?: readonly Schema<'Presence'>[] | undefined;
}) {
  const { formatMessage: t } = useIntl();
  if (colleagues.length === 0) return null;
  return (
    <AvatarStack
      label={t(messages.here)}
      people={colleagues.map(({ user_id, full_name, activity }) => ({
        id: user_id,
        name: full_name,
        presence: activity === 'editing' ? 'editing' : 'viewing',
      }))}
    />
  );
}
