import { NavigationButton, type NavigationItem } from '@dosar/design-system';
import { HelpButton } from '../help/help-button.tsx';
import { CommandField } from './commands/command-field.tsx';
import { FrameWindowButtons } from './frame/frame-windows.tsx';
import { NoticesButton } from './notices/notices-button.tsx';
import { TopBar } from './top-bar.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar above every page of the staff: menu, logo, and what is wanted everywhere (S2). */
export function StaffBar({ items }: { items: readonly NavigationItem[] }) {
  return (
    <TopBar home="/home" menu={<NavigationButton items={items} />} find={<CommandField />}>
      <FrameWindowButtons />
      <NoticesButton />
      <HelpButton />
      <UserMenu />
    </TopBar>
  );
}
