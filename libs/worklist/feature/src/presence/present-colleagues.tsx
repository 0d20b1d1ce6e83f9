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
      people={colleagues.map((colleague) => ({
        id: colleague.user_id,
        name: colleague.full_name,
        presence: presenceOf(colleague),
      }))}
    />
  );
}

/** What the picture of a colleague shows them doing. */
export function presenceOf({ activity }: Schema<'Presence'>): 'editing' | 'viewing' {
  return activity === 'editing' ? 'editing' : 'viewing';
}
