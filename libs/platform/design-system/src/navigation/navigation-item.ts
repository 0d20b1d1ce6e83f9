import type { ComponentProps, ReactElement } from 'react';
import type { IconName } from '../icon/icons.ts';

/** How many things wait behind an entry, and how a screen reader says it. */
export type NavigationBadge = { text: string; label: string };

/** An entry that leads somewhere. */
export type NavigationPlace = {
  key: string;
  label: string;
  icon?: IconName | (string & {});
  badge?: NavigationBadge;
  /** A line stands above it: what follows is of another kind. */
  startsGroup?: boolean;
  /** The link without its words, such as `<NavLink to="/search" />`; marks itself with `aria-current`. */
  link: ReactElement<ComponentProps<'a'>>;
};

/** An entry that opens others; those without a link of their own are headings of what stands below them. */
export type NavigationGroup = Omit<NavigationPlace, 'link'> & {
  children: readonly NavigationItem[];
  /** Whether the page that is open stands in this group. */
  holdsCurrent: boolean;
};

/** An entry of the main navigation. */
export type NavigationItem = NavigationPlace | NavigationGroup;
