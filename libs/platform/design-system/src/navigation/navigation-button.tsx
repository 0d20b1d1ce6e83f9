import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { SidePanel } from '../dialog/dialog.tsx';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { messages } from './messages.ts';
import type { NavigationItem } from './navigation-item.ts';
import { NavigationList } from './navigation-list.tsx';
import { useNavigationMode } from './navigation-mode.ts';

/**
 * The button with three bars: hides and shows the side menu, or brings the menu over the page where there is no room
 * beside it (T11).
 */
export function NavigationButton({ items }: { items: readonly NavigationItem[] }) {
  const { formatMessage: t } = useIntl();
  const { mode, hasRoom, toggle } = useNavigationMode();
  const [isOver, setOver] = useState(false);
  // Phones have the bar at the bottom, with all of the menu.
  if (useIsPhone()) return null;
  const isShown = hasRoom ? mode !== 'closed' : isOver;
  return (
    <>
      <IconButton
        variant="plain"
        icon="menu"
        label={t(isShown ? messages.closeMenu : messages.openMenu)}
        aria-expanded={isShown}
        {...(!hasRoom && { 'aria-haspopup': 'dialog' })}
        onClick={hasRoom ? toggle : () => setOver(true)}
      />
      <SidePanel from="start" open={isOver} title={t(messages.menu)} onClose={() => setOver(false)}>
        <NavigationList items={items} on="surface" onFollow={() => setOver(false)} />
      </SidePanel>
    </>
  );
}
