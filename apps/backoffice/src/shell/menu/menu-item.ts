import type { MenuEntry } from '@dosar/areas';
import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { MessageDescriptor } from 'react-intl';

/**
 * An item of the menu as data (E7, M11, M12).
 *
 * `state` is the route below the root or below the item around it, or the whole address of `extLink` and `extTabLink`.
 * `link` opens a page, `sub` further items; `extLink` leaves the product in this tab, `extTabLink` opens another one. Any
 * role with the literal ending `rolesCondition` suffices as well.
 */
export type MenuItem = Pick<Schema<'MenuItem'>, 'state' | 'type' | 'rolesCondition' | 'feature'> &
  Partial<Pick<MenuEntry, ListedOfEntry>> & {
    /** Our own words, or the name that the server gives. */
    name: MessageDescriptor | string;
    icon?: IconName;
    /** One of them suffices; everybody when neither these nor a condition are given. Those of a page come from the contract. */
    roles?: readonly string[];
    children?: readonly MenuItem[];
  };

type ListedOfEntry =
  | 'address'
  | 'query'
  | 'alsoCurrentAt'
  | 'isAround'
  | 'keywords'
  | 'lists'
  | 'locales'
  | 'phoneOrder'
  | 'useBadge'
  | 'useChildren';
