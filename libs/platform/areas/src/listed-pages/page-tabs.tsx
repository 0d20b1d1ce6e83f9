import { Box, SectionLinks, SectionName } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import type { ListedPage } from './listed-page.ts';
import { groupsOf } from './page-groups.ts';

type PageTabsProps = { title: string; path: string; pages: readonly ListedPage[] };

/** All pages in one row; on a phone it scrolls. */
export function PageTabs({ title, path, pages }: PageTabsProps) {
  const { formatMessage: t } = useIntl();
  const inOrder = groupsOf(pages).flatMap(([, members]) => members);
  return (
    <Box borderBottomWidth="1px">
      <SectionLinks label={title} look="tabs">
        <NavLink to={path} end>
          <SectionName icon="people" name={title} />
        </NavLink>
        {inOrder.map((page) => (
          <NavLink key={page.path} to={`${path}/${page.path}`}>
            <SectionName icon={page.icon} name={t(page.title)} />
          </NavLink>
        ))}
      </SectionLinks>
    </Box>
  );
}
