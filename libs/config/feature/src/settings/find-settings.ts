import type { Setting, SettingsPage } from '@dosar/areas/config';
import { searchText } from '@dosar/kernel/search-text';
import type { IntlShape } from 'react-intl';
import { messages } from './messages.ts';

/** A page with what can be set there. */
export type PageSettings = { page: SettingsPage; settings: readonly Setting[] };

/** What a search of the settings found: a single setting, or a page. */
export type FoundSetting = { address: string; label: string; place: string };

const most = 12;

/** The settings and pages that a text names; settings whose name begins with it come first. */
export function findSettings(
  typed: string,
  known: readonly PageSettings[],
  t: IntlShape['formatMessage'],
): FoundSetting[] {
  const wanted = searchText(typed.trim());
  if (wanted === '') return [];
  const candidates = known.flatMap(({ page, settings }) => [
    ...settings
      .filter(({ isHidden }) => isHidden !== true)
      .map((setting) => ({
        address: `/config/${page.path}#${setting.control ?? setting.id}`,
        words: [setting.title, setting.keywords],
        label: t(setting.title),
        place: t(messages.place, { group: t(page.group.title), page: t(page.title) }),
      })),
    {
      address: `/config/${page.path}`,
      words: [page.title, page.about, page.keywords],
      label: t(page.title),
      place: t(page.group.title),
    },
  ]);
  return candidates
    .filter(({ words }) => words.some((word) => word && searchText(t(word)).includes(wanted)))
    .map(({ address, label, place }) => ({ address, label, place }))
    .toSorted((one, other) => rankOf(one, wanted) - rankOf(other, wanted))
    .slice(0, most);
}

function rankOf({ label }: FoundSetting, wanted: string): number {
  const name = searchText(label);
  if (name.startsWith(wanted)) return 0;
  return name.includes(wanted) ? 1 : 2;
}
