import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { PageModule } from '../area-manifest.ts';
import { extensionPoint } from '../extension-point.ts';
import type { ListedPage } from '../listed-pages/listed-page.ts';

/** One thing that can be set on a page of the settings. */
export type Setting = {
  /** The field as the call that stores it names it, which the history is about. */
  id: string;
  /** The control on the page, where it has another name. */
  control?: string;
  title: MessageDescriptor;
  /** Other words that people type for it, separated by spaces; searched, never shown. */
  keywords?: MessageDescriptor;
  /** What stored codes are called, for the history. */
  values?: Readonly<Record<string, MessageDescriptor>>;
  /** How a stored value reads that is more than a word or a number, for the history. */
  write?: (value: unknown, intl: IntlShape) => string | undefined;
  /** Named by the history alone: the page has no control of its own for it. */
  isHidden?: boolean;
};

/** A page of the settings. */
export type SettingsPage = ListedPage & {
  /** What can be set there; fetched when somebody searches or opens the history. */
  settings?: () => Promise<readonly Setting[]>;
  /** The server remembers the changes of this page, and can take them back. */
  hasHistory?: boolean;
};

/** A page and what it holds, by one import: a second one would weigh on every first page. */
export function pageWithSettings(
  read: () => Promise<{ route: PageModule; settings: readonly Setting[] }>,
): Required<Pick<SettingsPage, 'load' | 'settings'>> {
  return { load: async () => (await read()).route, settings: async () => (await read()).settings };
}

/** The pages below `/config`, in groups: each area brings those that configure it. */
export const settingsPages = extensionPoint<SettingsPage>('config.settings-pages');
