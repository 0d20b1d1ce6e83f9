import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** What a page that is printed consists of. */
export type Printout = {
  title: string | MessageDescriptor;
  claimFileNo: string;
  activityCode: string;
  content: ReactNode;
  /** How many entries are on it, where it can have more than one. */
  entries?: number;
  /** The id of a closed note, which has a hash of its own. */
  closedNote?: string;
};
