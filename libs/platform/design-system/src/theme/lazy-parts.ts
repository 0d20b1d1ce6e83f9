import type { ReactNode } from 'react';
import { latePart } from '../late/late-part.tsx';
import type { MoreIconProps } from '../icon/more-icon.tsx';
import { preloadWhenIdle } from './quiet-page.ts';

/** The window of dialogs and side panels: no first screen shows one, so it is a chunk of its own. */
export const dialogWindow = latePart(async () => (await import('../dialog/dialog-window.tsx')).DialogWindow);

/** What a button with a menu opens. */
export const menuPanel = latePart(async () => (await import('../menu/menu-panel.tsx')).MenuPanel);

/** What a group of the narrow menu opens. */
export const navigationFlyout = latePart(
  async () => (await import('../navigation/navigation-flyout.tsx')).NavigationFlyout,
  { isDispensable: true },
);

/** The open list of a field with choices. */
export const comboboxList = latePart(async () => (await import('../field/combobox-list.tsx')).ComboboxList, {
  isDispensable: true,
});

/** The month behind a date field. */
export const dateCalendar = latePart(async () => (await import('../field/date-calendar.tsx')).DateCalendar, {
  isDispensable: true,
});

/** The notices over the page. */
export const noticeList = latePart(async () => (await import('../toast/notice-list.tsx')).NoticeList, {
  isDispensable: true,
});

/** What the page says of the part under the pointer or the focus. */
export const pageTooltip = latePart(async () => (await import('../tooltip/page-tooltip.tsx')).PageTooltip, {
  isDispensable: true,
});

let moreIcon: ((props: MoreIconProps) => ReactNode) | undefined;

/** The icons beyond those of the components themselves, once they are here. */
export const moreIconAtHand = () => moreIcon;

/** Fetches the icons beyond those of the components themselves. */
export async function loadMoreIcon() {
  const part = await import('../icon/more-icon.tsx');
  moreIcon = part.MoreIcon;
  return part;
}

/** An icon font is for the few organisations that have one. */
export const loadIconFont = () => import('../icon/load-icon-font.ts');

/** Fetches dialogs, menus, notices and icons once the page is quiet: they then open at once, even when the network is gone. */
export function preloadLazyParts(): () => void {
  return preloadWhenIdle([loadMoreIcon, dialogWindow.fetch, menuPanel.fetch, noticeList.fetch]);
}
