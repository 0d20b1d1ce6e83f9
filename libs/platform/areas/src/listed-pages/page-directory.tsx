import { Box, EmptyState, Flex, Heading, Icon, Link, PageTitle, Text, TextField } from '@dosar/design-system';
import { searchText } from '@dosar/kernel/search-text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, NavLink, Outlet, useLocation } from 'react-router';
import type { ListedPage } from './listed-page.ts';
import { messages } from './messages.ts';

export type PageDirectoryProps = {
  title: string;
  /** Where the list stands, with a slash at its beginning. */
  path: string;
  /** What the search field is called, as in "Find a setting". */
  searchLabel: string;
  /** The pages that the user may open. */
  pages: readonly ListedPage[];
};

/** Pages in groups, found by typing; beside the one that is open, or alone where none is. */
export function PageDirectory({ title, path, searchLabel, pages }: PageDirectoryProps) {
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
  const list = (
    <>
      <Box maxWidth="24rem" marginBottom="4">
        <TextField
          label={searchLabel}
          labelHidden
          placeholder={searchLabel}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
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
                <Entry key={page.path} page={page} path={path} isShort={open !== undefined} />
              ))}
            </Box>
          </Box>
        ))}
      </nav>
    </>
  );
  if (!open)
    return (
      <>
        <PageTitle title={title} />
        {list}
      </>
    );
  return (
    <Flex gap="6" alignItems="flex-start">
      {!open.isWide && (
        <Box hideBelow="lg" flexShrink="0" width="13rem">
          <Heading marginBottom="3">{title}</Heading>
          {list}
        </Box>
      )}
      <Box flex="1" minWidth="0">
        <Box hideFrom={open.isWide ? undefined : 'lg'}>
          <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
            <RouterLink to={path}>
              <Icon name="chevron_left" /> {title}
            </RouterLink>
          </Link>
        </Box>
        {!open.hasOwnTitle && <PageTitle title={t(open.title)} />}
        <Outlet />
      </Box>
    </Flex>
  );
}

function Entry({ page, path, isShort }: { page: ListedPage; path: string; isShort: boolean }) {
  const { formatMessage: t } = useIntl();
  return (
    <li>
      <Flex
        asChild
        gap="3"
        alignItems={isShort ? 'center' : 'flex-start'}
        minHeight="var(--dosar-control)"
        paddingInline="2"
        paddingBlock={isShort ? '0' : '2'}
        borderRadius="md"
        color="text"
        textDecoration="none"
        css={{
          _hover: { background: 'hover' },
          '&[aria-current=page]': { background: 'brandSubtle', color: 'brandText', fontWeight: 'strong' },
        }}
      >
        <NavLink to={`${path}/${page.path}`}>
          {!isShort && (
            <Box color="textMuted" paddingTop="0.5">
              <Icon name={page.icon} />
            </Box>
          )}
          <span>
            {t(page.title)}
            {!isShort && (
              <Text as="span" tone="muted" display="block">
                {t(page.about)}
              </Text>
            )}
          </span>
        </NavLink>
      </Flex>
    </li>
  );
}

/** The pages under their groups, both in their order; pages of one group keep that of the areas. */
function groupsOf(pages: readonly ListedPage[]): [ListedPage['group'], ListedPage[]][] {
  const groups = Map.groupBy(pages, ({ group }) => group.id);
  return [...groups.values()]
    .flatMap((members): [ListedPage['group'], ListedPage[]][] => {
      const [first] = members;
      return first ? [[first.group, members]] : [];
    })
    .toSorted(([one], [other]) => one.order - other.order);
}
