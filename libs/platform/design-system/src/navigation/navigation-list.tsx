import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { navigationLooks } from './navigation-recipe.ts';
import type { NavigationGroup, NavigationItem } from './navigation-item.ts';
import { NavigationLink, NavigationWords } from './navigation-words.tsx';

export type NavigationListProps = {
  items: readonly NavigationItem[];
  /** Where it stands: on the brand's side colour, or on an ordinary surface. */
  on: 'sidebar' | 'surface';
  /** After a link was followed, such as to close the panel around the list. */
  onFollow?: () => void;
};

/** The whole menu with its names. Opening one group closes the others. */
export function NavigationList({ items, on, onFollow }: NavigationListProps) {
  const [opened, setOpened] = useState<string | null>();
  // Until somebody opens or closes a group, the one that holds the page is open.
  const current = items.find((item) => 'children' in item && item.holdsCurrent)?.key;
  const open = opened === undefined ? current : opened;
  return (
    <div className={navigationLooks({ on }).root}>
      <ul>
        {items.map((item) => (
          <li key={item.key} data-first={item.startsGroup || undefined}>
            {'children' in item ? (
              <Group
                group={item}
                isOpen={open === item.key}
                onToggle={() => setOpened(open === item.key ? null : item.key)}
              >
                <NavigationBranches items={item.children} onFollow={onFollow} />
              </Group>
            ) : (
              <NavigationLink place={item} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type GroupProps = { group: NavigationGroup; isOpen: boolean; onToggle: () => void; children: ReactNode };

function Group({ group, isOpen, onToggle, children }: GroupProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={group.holdsCurrent || undefined}
        onClick={onToggle}
      >
        <NavigationWords icon={group.icon} label={group.label} badge={group.badge} />
        <Icon name={isOpen ? 'expand_less' : 'expand_more'} />
      </button>
      {isOpen && (
        <div id={id} className={navigationLooks().branches}>
          {children}
        </div>
      )}
    </>
  );
}

type BranchesProps = { items: readonly NavigationItem[]; onFollow: (() => void) | undefined };

/** What stands in a group: links, and headings with links below them. */
export function NavigationBranches({ items, onFollow }: BranchesProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          {'children' in item ? (
            <>
              <span className={navigationLooks().heading}>{item.label}</span>
              <NavigationBranches items={item.children} onFollow={onFollow} />
            </>
          ) : (
            <NavigationLink place={item} {...(onFollow && { onFollow })} />
          )}
        </li>
      ))}
    </ul>
  );
}
