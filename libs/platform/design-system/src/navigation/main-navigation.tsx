import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { Later } from '../page/later.tsx';
import { slotClasses } from '../theme/plain.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { BottomBar } from './bottom-bar.tsx';
import { messages } from './messages.ts';
import type { NavigationItem } from './navigation-item.ts';
import { NavigationList } from './navigation-list.tsx';
import { useNavigationMode } from './navigation-mode.ts';
import { NavigationRail } from './navigation-rail.tsx';

const looks = slotClasses({
  base: {
    root: {
      position: { base: 'fixed', md: 'sticky' },
      insetInline: '0',
      bottom: { base: '0', md: 'auto' },
      zIndex: { base: 'bar', md: 'sticky' },
      display: 'flex',
      flexDirection: 'column',
      '&:not([data-mode=bar])': {
        // In sight however far the page is scrolled, and as high as the window below the bar.
        top: 'var(--dosar-sticky-top, 0px)',
        alignSelf: 'start',
        height: 'calc(100dvh - var(--dosar-sticky-top, 0px))',
        justifyContent: 'space-between',
        paddingInline: '2',
        paddingBlock: '1',
        paddingBlockEnd: '2',
        background: 'sidebar',
        color: 'sidebarContrast',
        overflowY: 'auto',
      },
      '&[data-mode=normal]': { width: 'sideMenu' },
      '&[data-mode=compact]': { width: 'sideMenuCompact', paddingInline: '1.5' },
    },
    foot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '1',
      paddingInlineStart: '2.5',
      fontSize: 'sm',
      lineHeight: '16px',
      '[data-mode=compact] > &': {
        flexDirection: 'column',
        paddingInlineStart: '0',
        fontSize: '11px',
        textAlign: 'center',
        overflowWrap: 'anywhere',
        // A long word breaks where the rail ends, not beyond its edges.
        '& > span': { maxWidth: 'full' },
      },
    },
  },
});

export type MainNavigationProps = {
  /** Its name for screen readers. */
  label: string;
  items: readonly NavigationItem[];
  /** What the bottom bar of phones begins with; the order of the side menu when absent. */
  phoneItems?: readonly NavigationItem[];
  /** Small print at the foot of the side menu, such as the version. */
  foot?: ReactNode;
};

/** The areas of the product: a column beside the page, a bar below it where the window is narrower than 960 px. */
export function MainNavigation({ label, items, phoneItems = items, foot }: MainNavigationProps) {
  const isPhone = useIsPhone();
  const { mode } = useNavigationMode();
  if (isPhone) {
    return (
      <nav className={looks().root} aria-label={label} data-mode="bar">
        <Later>
          <BottomBar items={phoneItems} />
        </Later>
      </nav>
    );
  }
  if (mode === 'closed') return null;
  return (
    <nav className={looks().root} aria-label={label} data-mode={mode}>
      <Later>
        {mode === 'compact' ? (
          <NavigationRail items={items} />
        ) : (
          <NavigationList items={items} on="sidebar" />
        )}
        <div className={looks().foot}>
          <span>{foot}</span>
          <WidthButton />
        </div>
      </Later>
    </nav>
  );
}

function WidthButton() {
  const { formatMessage: t } = useIntl();
  const { mode, hasRoom, chooseWidth } = useNavigationMode();
  if (!hasRoom) return null;
  const other = mode === 'compact' ? 'normal' : 'compact';
  const icon = other === 'compact' ? 'left_panel_close' : 'left_panel_open';
  return (
    <IconButton variant="plain" icon={icon} label={t(messages[other])} onClick={() => chooseWidth(other)} />
  );
}
