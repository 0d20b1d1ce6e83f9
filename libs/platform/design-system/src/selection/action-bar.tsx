import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { rowInReach } from '../data/focused-row.ts';
import type { RowSelection } from '../data/use-selection.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { slotClasses } from '../theme/plain.ts';
import { messages } from './messages.ts';
import { useRoomOfBar } from './use-room-of-bar.ts';

const actionBar = slotClasses({
  slots: ['root', 'count', 'end'],
  base: {
    root: {
      position: 'sticky',
      // Above the menu of phones, which is fixed below it.
      bottom: 'calc({spacing.3} + env(safe-area-inset-bottom, 0px) + var(--dosar-bottom-bar, 0px))',
      zIndex: 'sticky',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      width: 'fit-content',
      maxWidth: 'full',
      marginInline: 'auto',
      marginTop: '3',
      padding: '2',
      background: 'surfaceRaised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      borderRadius: 'lg',
      boxShadow: 'floating',
      // On a wide window it takes the place of the filters above the rows, so that nothing moves.
      md: {
        order: '-1',
        bottom: 'auto',
        top: 'var(--dosar-sticky-top, 0px)',
        whiteSpace: 'nowrap',
        width: 'auto',
        maxWidth: 'none',
        minHeight: '44px',
        marginTop: '-44px',
        marginBottom: '0',
        marginInline: '-4',
        paddingBlock: '0',
        paddingInline: '4',
        background: 'brandSubtle',
        borderWidth: '0',
        borderBottomWidth: '1px',
        borderColor: 'brandBorder',
        borderRadius: 'none',
        boxShadow: 'none',
        zIndex: 'bar',
      },
    },
    count: {
      order: { md: '-1' },
      paddingInlineEnd: '2',
      fontWeight: 'strong',
      fontVariantNumeric: 'tabular-nums',
    },
    end: { marginInlineStart: { md: 'auto' } },
  },
});

export type ActionBarProps = {
  selected: Pick<RowSelection, 'count' | 'offered' | 'selectEverything' | 'clear'>;
  /** Buttons and menus: what can be done with all of them at once. */
  children: ReactNode;
};

/** How many rows are selected and what can be done with them; there only while some are. */
export function ActionBar(props: ActionBarProps) {
  return props.selected.count === 0 ? null : <Bar {...props} />;
}

function Bar({ selected: { count, offered, selectEverything, clear }, children }: ActionBarProps) {
  const { formatMessage: t } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const classes = actionBar();
  const isPhone = useIsPhone();
  useRoomOfBar(root, isPhone);
  useLayoutEffect(function leaveTheFocusToTheRows() {
    const bar = root.current;
    return () => {
      if (bar?.contains(document.activeElement)) rowInReach()?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={root}
      className={classes.root}
      data-bar="selection"
      role="region"
      aria-label={t(messages.selection)}
    >
      <span className={classes.count} role="status">
        {t(messages.selected, { count })}
      </span>
      {children}
      <span className={classes.end}>
        {offered !== undefined && (
          <Button variant="quiet" onClick={selectEverything}>
            {t(messages.selectEverything, { count: offered })}
          </Button>
        )}
        {isPhone ? (
          <IconButton icon="close" label={t(messages.clearSelection)} onClick={clear} />
        ) : (
          <Button variant="quiet" onClick={clear}>
            {t(messages.clearSelection)}
          </Button>
        )}
      </span>
    </div>
  );
}
