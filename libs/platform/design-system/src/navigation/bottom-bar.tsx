import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SidePanel } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';
import type { NavigationGroup, NavigationItem } from './navigation-item.ts';
import { NavigationBranches, NavigationList } from './navigation-list.tsx';
import { navigationLooks } from './navigation-recipe.ts';
import { NavigationLink, NavigationWords } from './navigation-words.tsx';

/** So many entries fit beside "More" under three thumbs' widths. */
const placesInBar = 3;

const Root = styled('ul', {
  base: {
    display: 'flex',
    justifyContent: 'space-around',
    listStyle: 'none',
    paddingBottom: 'env(safe-area-inset-bottom)',
    background: 'surface',
    color: 'text',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > li': { flex: '1', minWidth: '0' },
    '& [data-label] + span': { srOnly: true },
    '& :is(a, button)': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      width: 'full',
      minHeight: 'bottomBar',
      justifyContent: 'center',
      gap: '0.5',
      padding: '1',
      fontSize: 'sm',
      color: 'inherit',
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& :is([aria-current=page], [data-current])': {
      color: 'brandText',
      fontWeight: 'strong',
    },
  },
});

/** The menu of phones: the first three entries and the rest under "More" (S4). */
export function BottomBar({ items }: { items: readonly NavigationItem[] }) {
  const { formatMessage: t } = useIntl();
  const [opened, setOpened] = useState<'more' | NavigationGroup>();
  const close = () => setOpened(undefined);
  const inBar = items.slice(0, placesInBar);
  const rest = items.slice(placesInBar);
  return (
    <>
      <Root>
        {inBar.map((item) => (
          <li key={item.key}>
            {'children' in item ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-expanded={opened !== undefined && opened !== 'more' && opened.key === item.key}
                data-current={item.holdsCurrent || undefined}
                onClick={() => setOpened(item)}
              >
                <NavigationWords icon={item.icon} label={item.label} badge={item.badge} />
              </button>
            ) : (
              <NavigationLink place={item} />
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={opened === 'more'}
              onClick={() => setOpened('more')}
            >
              <Icon name="more_horiz" />
              {t(messages.more)}
            </button>
          </li>
        )}
      </Root>
      <SidePanel
        open={opened !== undefined}
        title={opened === undefined || opened === 'more' ? t(messages.more) : opened.label}
        onClose={close}
      >
        {opened === 'more' && <NavigationList items={rest} on="surface" onFollow={close} />}
        {opened !== undefined && opened !== 'more' && (
          <div className={navigationLooks({ on: 'surface' }).root}>
            <NavigationBranches items={opened.children} onFollow={close} />
          </div>
        )}
      </SidePanel>
    </>
  );
}
