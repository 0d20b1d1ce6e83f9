import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Icon, IconButton, Menu, MenuItem, SavedViews, useIsQuiet } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as worklist } from '../worklist/messages.ts';
import { savedViewsQuery, type ListPlace } from '../worklist/use-list-place.ts';
import { addressOfList } from '../worklist/worklist-address.ts';
import { plainView, type WorklistCategory, type WorklistView } from '../worklist/worklist-view.ts';
import { messages } from './messages.ts';
import { addressOfSavedView, useViewActs } from './use-view-acts.ts';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

export type ViewsBarProps = {
  place: ListPlace;
  /** What the page shows, with the columns it shows. */
  view: WorklistView;
  /** How many tasks the open list has. */
  count: number | undefined;
  /** What else can be done with the list as a whole. */
  acts: ReactNode;
};

/** Open work is in exactly one of these; the other lists are a filter. */
const lists: readonly WorklistCategory[] = ['active', 'waiting', 'snoozed'];

const everyFiveMinutes = 5 * 60_000;

/** The lists and the saved views with what waits in each; nothing is saved unless somebody says so. */
export function ViewsBar({ place, view, count, acts: others }: ViewsBarProps) {
  const { formatMessage: t } = useIntl();
  const views = useQuery({
    ...savedViewsQuery,
    refetchInterval: everyFiveMinutes,
    enabled: useIsQuiet(),
  });
  const saved = place.kind === 'view' ? place.saved : undefined;
  const own = saved?.is_own ? saved : undefined;
  const acts = useViewActs(view);
  const [asked, setAsked] = useState<{ what: 'new' | 'name'; open: boolean; number: number }>();
  const ask = (what: 'new' | 'name') => setAsked({ what, open: true, number: (asked?.number ?? 0) + 1 });

  const shown = saved || lists.includes(view.category_code) ? lists : [...lists, view.category_code];
  return (
    <>
      <SavedViews
        title={t(worklist.title)}
        label={t(messages.lists)}
        views={[
          ...shown.map((list) => ({
            id: list,
            name: t(worklist.list, { list }),
            // What narrows one list narrows the next; a saved view is left behind as a whole.
            ...(!saved && list === view.category_code && count !== undefined && { count }),
            link: <Link to={addressOfList(list, saved ? plainView : view)} />,
          })),
          ...(views.data ?? []).map(({ saved_view_id, name, total, is_shared }) => ({
            id: saved_view_id,
            name,
            count: total.count,
            isShared: is_shared,
            link: <Link to={addressOfSavedView(saved_view_id)} />,
          })),
        ]}
        current={saved?.saved_view_id ?? view.category_code}
        acts={
          <>
            <IconButton icon="add" label={t(messages.saveAs)} onClick={() => ask('new')} />
            {own && (
              <Menu label={t(messages.more)} button={<Icon name="more_vert" />}>
                <MenuItem icon="edit" onSelect={() => ask('name')}>
                  {t(messages.rename)}
                </MenuItem>
                <MenuItem icon="people" onSelect={() => void acts.share(own, !own.is_shared)}>
                  {t(own.is_shared ? messages.unshare : messages.share)}
                </MenuItem>
                <MenuItem icon="delete" onSelect={() => void acts.remove(own)}>
                  {t(messages.delete)}
                </MenuItem>
              </Menu>
            )}
            {others}
          </>
        }
      />
      {asked && (
        <Suspense fallback={null}>
          <ViewDialog
            key={asked.number}
            open={asked.open}
            renamed={asked.what === 'name' ? own : undefined}
            onSubmit={(values) =>
              asked.what === 'name' && own ? acts.rename(own, values) : acts.create(values)
            }
            onClose={() => setAsked({ ...asked, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
