import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SidePanel } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';
import type { NavigationItem, NavigationPlace } from './navigation-item.ts';
import { NavigationList } from './navigation-list.tsx';
import { NavigationLink } from './navigation-words.tsx';

/** So many entries fit beside "More" under three thumbs' widths. */
const placesInBar = 3;

const Root = styled('ul', {
  base: {
    display: 'flex',
    justifyContent: 'space-around',
    listStyle: 'none',
    paddingBottom: 'env(safe-area-inset-bottom)',
    background: 'surfaceSubtle',
    color: 'text',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > li': { flex: '1', minWidth: '0' },
    '& :is(a, button)': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      width: 'full',
      minHeight: '3rem',
      padding: '1',
      color: 'inherit',
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& :is([aria-current=page], [data-current])': {
      color: 'brandText',
      fontWeight: 'strong',
      boxShadow: 'inset 0 3px 0 currentColor',
    },
    '& [data-slot=badge]': { srOnly: true },
  },
});

/** The menu of phones: the first three places and the rest under "More" (S4). */
export function BottomBar({ items }: { items: readonly NavigationItem[] }) {
  const { formatMessage: t } = useIntl();
  const [isMore, setMore] = useState(false);
  const places = items.filter(isPlace).slice(0, placesInBar);
  const rest = items.filter((item) => !places.some(({ key }) => key === item.key));
  return (
    <>
      <Root>
        {places.map((place) => (
          <li key={place.key}>
            <NavigationLink place={place} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button type="button" aria-haspopup="dialog" aria-expanded={isMore} onClick={() => setMore(true)}>
              <Icon name="more_horiz" />
              {t(messages.more)}
            </button>
          </li>
        )}
      </Root>
      <SidePanel open={isMore} title={t(messages.more)} onClose={() => setMore(false)}>
        <NavigationList items={rest} on="surface" onFollow={() => setMore(false)} />
      </SidePanel>
    </>
  );
}

function isPlace(item: NavigationItem): item is NavigationPlace {
  return !('children' in item);
}
