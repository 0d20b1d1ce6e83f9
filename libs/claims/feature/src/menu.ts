import { pageAccess } from '@dosar/api-client';
import type { MenuEntry } from '@dosar/areas';
import { defineMessages } from 'react-intl';

const words = defineMessages({
  search: { id: 'claims.menu.search', description: 'Menu entry, M1', defaultMessage: 'Search' },
  searchKeywords: {
    id: 'claims.menu.searchKeywords',
    description: 'Other words that people type for the search, separated by spaces',
    defaultMessage: 'find lookup',
  },
  preview: {
    id: 'claims.menu.preview',
    description: 'Menu entry, M2; a soft hyphen (\\u00ad) says where the narrow menu may break a long word',
    defaultMessage: 'Preview',
  },
});

/** Search and preview. */
export const menu: readonly MenuEntry[] = [
  {
    state: 'search',
    access: pageAccess.search,
    name: words.search,
    keywords: words.searchKeywords,
    icon: 'search',
    order: 30,
  },
  { state: 'preview', access: pageAccess.preview, name: words.preview, icon: 'visibility', order: 40 },
];
