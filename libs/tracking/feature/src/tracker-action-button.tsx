import { useIntl } from 'react-intl';
import type { TrackerAction } from '@dosar/api-client/client';
import { LinkButton, type ButtonVariant } from '@dosar/design-system/public';
import { messages } from './case-view/messages.ts';
import { safeAddress } from './safe-address.ts';

type TrackerActionButtonProps = { action: TrackerAction; variant: ButtonVariant };

/** What the organisation offers to do next; nothing when its address must not be followed. */
export function TrackerActionButton({ action, variant }: TrackerActionButtonProps) {
  const { formatMessage: t } = useIntl();
  const address = safeAddress(action.url);
  if (!address) return null;
  const newTabHint = action.type === 'extTabLink' ? t(messages.newTab) : undefined;
  return (
    <div>
      <LinkButton href={address} variant={variant} newTabHint={newTabHint}>
        {action.name}
      </LinkButton>
    </div>
  );
}
