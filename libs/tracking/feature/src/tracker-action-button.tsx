import { useIntl } from 'react-intl';
import type { TrackerAction } from '@dosar/api-client/client';
import { LinkButton, type ButtonVariant } from '@dosar/design-system/public';
import { messages } from './case-view/messages.ts';

const pathOfThisSite = /^\/(?![/\\])/;

/** `address` when it may be followed: a path of this site or an https address; `undefined` for anything else. */
function safeAddress(address: string): string | undefined {
  if (pathOfThisSite.test(address)) return address;
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}

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
