import {
  Box,
  Breadcrumb,
  EmptyState,
  Flex,
  Grid,
  Icon,
  PageBody,
  PageFrame,
  PageHead,
  PageTitle,
  SubMenuGroup,
  SubMenuItem,
  Text,
  TextField,
} from '@dosar/design-system';
import { searchText } from '@dosar/kernel/search-text';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, NavLink, Outlet, useLocation } from 'react-router';
import type { ListedPage } from './listed-page.ts';
import { messages } from './messages.ts';
import { groupsOf } from './page-groups.ts';
import { PageTabs } from './page-tabs.tsx';

export type PageDirectoryProps = {
  title: string;
  /** Where the list stands, with a slash at its beginning. */
  path: string;
  /** What the search field is called, as in "Find a setting". */
  searchLabel: string;
  /** The pages that the user may open. */
  pages: readonly ListedPage[];
  /** A search that finds more than pages, in the place of the own one. */
  search?: ReactNode;
  /** Where the other pages stand once one is open: tabs above it leave wide pages their width, so that all have one frame. */
  neighbours?: 'beside' | 'above';
  /** What is looked at before a page is chosen, above the list. */
  intro?: ReactNode;
  /** What stands beside the open page where there is room, and what its head offers besides. */
  besideOf?: (open: ListedPage) => { head?: ReactNode; aside?: ReactNode };
};

/** Pages in groups, found by typing; once one is open, the others stand beside it. */
export function PageDirectory(props: PageDirectoryProps) {
  const { title, path, searchLabel, pages, search, neighbours, intro, besideOf } = props;
  const { formatMessage: t } = useIntl();
  const { pathname } = useLocation();
  const below = pathname.slice(path.length).replaceAll(/^\/|\/$/g, '');
  const open = pages.find((page) => below === page.path || below.startsWith(`${page.path}/`));
  const [typed, setTyped] = useState('');
  const found = pages.filter(({ title: name, about, keywords }) =>
    [name, about, keywords].some((words) => words && searchText(t(words)).includes(searchText(typed))),
  );

  if (pages.length === 0 || (below !== '' && !open))
    return (
      <>
        <PageTitle title={title} />
        <EmptyState kind="no-permission" />
      </>
    );
  if (open) return <OpenPage {...{ title, path, pages, open, search, neighbours }} {...besideOf?.(open)} />;
  return (
    <>
      <PageTitle title={title} />
      {intro && <Box marginBottom="5">{intro}</Box>}
      <Box maxWidth="24rem" marginBottom="4">
        {search ?? (
          <TextField
            label={searchLabel}
            labelHidden
            placeholder={searchLabel}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Box>
      <nav aria-label={title}>
        {found.length === 0 && <Text tone="muted">{t(messages.nothing, { text: typed })}</Text>}
        {groupsOf(found).map(([group, members]) => (
          <Box as="section" key={group.id} aria-labelledby={`pages-${group.id}`} marginBottom="5">
            <Text as="span" id={`pages-${group.id}`} tone="muted" size="sm">
              {t(group.title)}
            </Text>
            <Box as="ul" listStyleType="none" marginTop="1" marginInline="-2">
              {members.map((page) => (
                <Entry key={page.path} page={page} path={path} />
              ))}
            </Box>
          </Box>
        ))}
      </nav>
    </>
  );
}

type OpenPageProps = Pick<PageDirectoryProps, 'title' | 'path' | 'pages' | 'search'> & {
  open: ListedPage;
  neighbours: PageDirectoryProps['neighbours'];
  head?: ReactNode;
  aside?: ReactNode;
};

/** The page that is open, below the way to it and beside its neighbours. */
function OpenPage({ title, path, pages, open, search, neighbours, head, aside }: OpenPageProps) {
  const { formatMessage: t } = useIntl();
  const isBelowTabs = neighbours === 'above';
  // The first tab is the way back already.
  const crumbs = !isBelowTabs && (
    <Breadcrumb
      steps={[{ key: path, link: <RouterLink to={path}>{title}</RouterLink> }]}
      current={t(open.title)}
    />
  );
  const links = groupsOf(pages).map(([group, members]) => (
    <SubMenuGroup key={group.id} title={t(group.title)}>
      {members.map((page) => (
        <SubMenuItem key={page.path}>
          <NavLink to={`${path}/${page.path}`}>{t(page.title)}</NavLink>
        </SubMenuItem>
      ))}
    </SubMenuGroup>
  ));
  const sub = (
    <>
      {search && (
        <Box paddingInline="1" paddingBottom="2">
          {search}
        </Box>
      )}
      {links}
    </>
  );
  const body = (
    <PageBody>
      {open.hasOwnTitle && (crumbs || head) && (
        <Flex justifyContent="space-between" alignItems="center" gap="2" marginBottom="2">
          {crumbs}
          {head}
        </Flex>
      )}
      <Outlet />
    </PageBody>
  );
  return (
    <PageFrame subTitle={title} sub={isBelowTabs || (open.isWide && !open.keepsList) ? undefined : sub}>
      {isBelowTabs && <PageTabs {...{ title, path, pages }} />}
      {!open.hasOwnTitle && (
        <PageHead title={t(open.title)} crumbs={crumbs}>
          {head}
        </PageHead>
      )}
      {aside === undefined ? (
        body
      ) : (
        <Grid flex="1" gridTemplateColumns="minmax(0, 1fr) 20rem">
          <Flex direction="column" minWidth="0">
            {body}
          </Flex>
          {aside}
        </Grid>
      )}
    </PageFrame>
  );
}

function Entry({ page, path }: { page: ListedPage; path: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <li>
      <Flex
        asChild
        gap="3"
        alignItems="flex-start"
        minHeight="var(--dosar-control)"
        paddingInline="2"
        paddingBlock="2"
        borderRadius="md"
        color="text"
        textDecoration="none"
        css={{ _hover: { background: 'hover' } }}
      >
        <NavLink to={`${path}/${page.path}`}>
          <Box color="textMuted" paddingTop="0.5">
            <Icon name={page.icon} />
          </Box>
          <span>
            {t(page.title)}
            <Text as="span" tone="muted" display="block">
              {t(page.about)}
            </Text>
          </span>
        </NavLink>
      </Flex>
    </li>
  );
}
