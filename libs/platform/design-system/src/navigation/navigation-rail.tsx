import { NavigationBranches } from './navigation-list.tsx';
import type { NavigationGroup, NavigationItem } from './navigation-item.ts';
import { navigationLooks } from './navigation-recipe.ts';
import { NavigationLink, NavigationWords } from './navigation-words.tsx';
import { useDrawer } from './use-drawer.ts';

/** The compact menu: pictures with small names; a group opens a drawer beside it. */
export function NavigationRail({ items }: { items: readonly NavigationItem[] }) {
  return (
    <div className={navigationLooks({ on: 'sidebar', kind: 'rail' }).root}>
      <ul>
        {items.map((item) =>
          'children' in item ? (
            <GroupWithDrawer key={item.key} group={item} />
          ) : (
            <li key={item.key} data-first={item.startsGroup || undefined}>
              <NavigationLink place={item} hasTitle />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function GroupWithDrawer({ group }: { group: NavigationGroup }) {
  const { isOpen, close, placeProps, buttonProps, drawerId } = useDrawer();
  return (
    <li {...placeProps} data-first={group.startsGroup || undefined}>
      <button
        type="button"
        title={group.label}
        data-current={group.holdsCurrent || undefined}
        {...buttonProps}
      >
        <NavigationWords icon={group.icon} label={group.label} badge={group.badge} />
      </button>
      {isOpen && (
        <div id={drawerId} className={navigationLooks().drawer}>
          <span className={navigationLooks().heading}>{group.label}</span>
          <NavigationBranches items={group.children} onFollow={close} />
        </div>
      )}
    </li>
  );
}
