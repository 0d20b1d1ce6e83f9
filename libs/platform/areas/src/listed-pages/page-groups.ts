import type { ListedPage } from './listed-page.ts';

/** The pages under their groups, both in their order; pages of one group keep that of the areas. */
export function groupsOf(pages: readonly ListedPage[]): [ListedPage['group'], ListedPage[]][] {
  const groups = Map.groupBy(pages, ({ group }) => group.id);
  return [...groups.values()]
    .flatMap((members): [ListedPage['group'], ListedPage[]][] => {
      const [first] = members;
      return first ? [[first.group, members]] : [];
    })
    .toSorted(([one], [other]) => one.order - other.order);
}
