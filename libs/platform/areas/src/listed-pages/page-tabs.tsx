import { Box, SectionLinks, SectionName } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import type { PageDirectoryProps } from './page-directory.tsx';
import { groupsOf } from './page-groups.ts';

/** All pages in one row; on a phone it scrolls. */
export function PageTabs({ title, path, pages }: Pick<PageDirectoryProps, 'title' | 'path' | 'pages'>) {
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
