import { useEffect } from 'react';
import { NavigationBranches } from './navigation-list.tsx';
import type { NavigationGroup, NavigationItem } from './navigation-item.ts';
import { navigationLooks } from './navigation-recipe.ts';
import { NavigationLink, NavigationWords } from './navigation-words.tsx';
import { navigationFlyout } from '../theme/lazy-parts.ts';
import { preloadWhenIdle } from '../theme/quiet-page.ts';
import { useFlyout } from './use-flyout.ts';

/** The compact menu: pictures with small names; a group opens a flyout beside it. */
export function NavigationRail({ items }: { items: readonly NavigationItem[] }) {
  useEffect(function fetchFlyout() {
    return preloadWhenIdle([navigationFlyout.fetch]);
  }, []);
  return (
    <div className={navigationLooks({ on: 'sidebar', kind: 'rail' }).root}>
      <ul>
        {items.map((item) =>
          'children' in item ? (
            <GroupWithFlyout key={item.key} group={item} />
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

function GroupWithFlyout({ group }: { group: NavigationGroup }) {
  const { isOpen, close, placeProps, buttonProps, id } = useFlyout();
  return (
    <li {...placeProps} data-first={group.startsGroup || undefined}>
      <button type="button" data-current={group.holdsCurrent || undefined} {...buttonProps}>
        <NavigationWords icon={group.icon} label={group.label} badge={group.badge} />
      </button>
      {isOpen && (
        <navigationFlyout.Part id={id} buttonId={buttonProps.id} title={group.label} onClose={close}>
          <NavigationBranches items={group.children} onFollow={close} />
        </navigationFlyout.Part>
      )}
    </li>
  );
}
