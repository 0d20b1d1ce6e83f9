import type { Command, Shortcut } from '@dosar/design-system';
import { itemAddress } from '../menu/item-address.ts';
import type { MenuItem } from '../menu/menu-item.ts';

/** What turns items of the menu into commands. */
export type PageWorld = {
  nameOf: (name: MenuItem['name']) => string;
  shortcuts: readonly Shortcut[];
  /** Other words that people type for an item. */
  keywordsOf: (item: MenuItem) => string | undefined;
  navigate: (address: string) => void;
};

/** Every page below `items` as a command; `around` is the item above them. */
export function pageCommands(items: readonly MenuItem[], world: PageWorld, around?: MenuItem): Command[] {
  return items.flatMap((item) => {
    // A category is a heading: its reports stand below the group all the same.
    if (item.children) return pageCommands(item.children, world, around ?? item);
    const address = itemAddress(item, around?.state);
    const keys = world.shortcuts.find(({ id }) => id === item.state)?.keys;
    const keywords = world.keywordsOf(item);
    const icon = item.icon ?? around?.icon;
    return {
      id: `page:${address}`,
      label: world.nameOf(item.name),
      ...(around && { hint: world.nameOf(around.name) }),
      ...(icon && { icon }),
      ...(keywords !== undefined && { keywords }),
      ...(keys && { keys }),
      run: () => open(item, address, world),
    };
  });
}

function open({ type }: MenuItem, address: string, { navigate }: PageWorld): void {
  if (type === 'extTabLink') window.open(address, '_blank', 'noopener,noreferrer');
  else if (type === 'extLink') location.assign(address);
  else navigate(address);
}
