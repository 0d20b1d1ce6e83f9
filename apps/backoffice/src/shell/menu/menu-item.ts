import type { IconName } from '@dosar/design-system';
import type { Locale } from '@dosar/i18n';
import type { MessageDescriptor } from 'react-intl';

/** What an item counts; the number itself is asked for where the menu is shown. */
export type MenuBadge = 'myOpenTasks';

/** An item of the menu as data, under the specification's names (M11, M12). */
export type MenuItem = {
  /** The route below the root or below the item around it; the whole address of `extLink` and `extTabLink`. */
  state: string;
  /** Our own words, or the name that the server gives. */
  name: MessageDescriptor | string;
  /**
   * `link` opens a page, `sub` opens further items, `sub-rep` opens the reports by category; `extLink` leaves the
   * product in this tab, `extTabLink` opens another one.
   */
  type: 'link' | 'sub' | 'sub-rep' | 'extLink' | 'extTabLink';
  icon?: IconName;
  /** One of them suffices; everybody when neither these nor a condition are given. */
  roles?: readonly string[];
  /** Any role with this literal ending, such as `.manager`, suffices as well. */
  rolesCondition?: string;
  feature?: string;
  children?: readonly MenuItem[];
  badge?: MenuBadge;
  /** The languages in whose menu it stands; all when absent. */
  locales?: readonly Locale[];
};
