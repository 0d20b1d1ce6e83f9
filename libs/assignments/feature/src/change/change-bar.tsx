import { lazy, Suspense, useEffect, useState } from 'react';
import {
  ActionBar,
  Button,
  Icon,
  Menu,
  MenuGroup,
  MenuItem,
  preloadWhenIdle,
  useIsNarrow,
  useIsPhone,
  useShortcuts,
  type ActionBarProps,
  type Shortcut,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { priorities, type AssignmentChange, type WorklistRow } from './assignment-change.ts';
import type { AskedChange } from './change-window.tsx';
import { messages as keyMessages } from './key-messages.ts';
import { messages } from './messages.ts';

const loadWindow = () => import('./change-window.tsx');
const ChangeWindow = lazy(async () => ({ default: (await loadWindow()).ChangeWindow }));

export type ChangeBarProps = {
  selected: ActionBarProps['selected'];
  /** The selected rows. */
  rows: readonly WorklistRow[];
  /** Everything that the list finds is meant, beyond the selected rows. */
  whole?: Schema<'MatchingWork'> | undefined;
  /** The row that the keyboard stands on, while nothing is selected. */
  rowAtHand: () => WorklistRow | undefined;
  /** The rows are put off: they can be woken instead. */
  isSnoozed: boolean;
  onChange: (rows: readonly WorklistRow[], change: AssignmentChange) => Promise<void>;
  /** Exports the selected rows; absent for those who may not. */
  onExport: (() => void) | undefined;
};

type Asked = { kind: AskedChange; rows: readonly WorklistRow[]; open: boolean; number: number };

/** What can be done with the selected rows, or by key with the one that has the focus. */
export function ChangeBar({
  selected,
  rows,
  whole,
  rowAtHand,
  isSnoozed,
  onChange,
  onExport,
}: ChangeBarProps) {
  const [asked, setAsked] = useState<Asked>();
  const isUsed = selected.count > 0;
  useEffect(
    function fetchDialogsAhead() {
      return isUsed ? preloadWhenIdle([loadWindow]) : undefined;
    },
    [isUsed],
  );

  const ask = (kind: AskedChange) => {
    const atHand = rowAtHand();
    const meant = rows.length > 0 ? rows : atHand ? [atHand] : [];
    if (meant.length > 0) setAsked({ kind, rows: meant, open: true, number: (asked?.number ?? 0) + 1 });
  };
  const close = () => setAsked((before) => before && { ...before, open: false });
  useShortcuts([
    keyFor('assign', 'a', () => ask('assign')),
    keyFor('status', 'e', () => ask('status')),
    keyFor('note', 'n', () => ask('note')),
    keyFor('snooze', 's', () => ask('snooze')),
  ]);

  return (
    <>
      <ActionBar selected={selected}>
        <Acts
          isSnoozed={isSnoozed}
          onAsk={ask}
          onExport={onExport}
          onChange={(change) => void onChange(rows, change).catch(() => undefined)}
        />
      </ActionBar>
      {asked && (
        <Suspense fallback={null}>
          <ChangeWindow
            key={asked.number}
            kind={asked.kind}
            rows={asked.rows}
            whole={whole}
            open={asked.open}
            onClose={close}
            onChange={async (change) => {
              await onChange(asked.rows, change);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function keyFor(id: keyof typeof keyMessages, key: string, run: () => void): Shortcut {
  return { id: `worklist.${id}`, keys: [key], label: keyMessages[id], scope: 'page', run };
}

type ActsProps = {
  isSnoozed: boolean;
  onAsk: (kind: AskedChange) => void;
  onExport: (() => void) | undefined;
  onChange: (change: AssignmentChange) => void;
};

/** The most frequent changes are buttons; all others, more of them in a narrow window, are in a menu. */
function Acts({ isSnoozed, onAsk, onExport, onChange }: ActsProps) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const isTight = useIsNarrow() || isPhone;
  const priorityItems = priorities.map((priority) => (
    <MenuItem key={priority} onSelect={() => onChange({ action: 'priority', priority })}>
      {t(messages.priorityName, { priority })}
    </MenuItem>
  ));
  return (
    <>
      <Button {...(!isPhone && { icon: 'person' })} onClick={() => onAsk('assign')}>
        {t(messages.assign)}
      </Button>
      {!isPhone && (
        <>
          <Button icon="swap_horiz" onClick={() => onAsk('status')}>
            {t(messages.status)}
          </Button>
          <Button icon="note" onClick={() => onAsk('note')}>
            {t(messages.note)}
          </Button>
        </>
      )}
      {isSnoozed ? (
        <Button {...(!isPhone && { icon: 'schedule' })} onClick={() => onChange({ action: 'wake' })}>
          {t(messages.wake)}
        </Button>
      ) : (
        <Button {...(!isPhone && { icon: 'schedule' })} onClick={() => onAsk('snooze')}>
          {t(messages.snooze)}
        </Button>
      )}
      <Menu
        label={t(messages.more)}
        button={
          <>
            {t(messages.more)} <Icon name="expand_more" />
          </>
        }
      >
        {isPhone && (
          <>
            <MenuItem onSelect={() => onAsk('status')}>{t(messages.status)}</MenuItem>
            <MenuItem onSelect={() => onAsk('note')}>{t(messages.note)}</MenuItem>
          </>
        )}
        <MenuItem onSelect={() => onAsk('due')}>{t(messages.due)}</MenuItem>
        <MenuItem onSelect={() => onAsk('tag')}>{t(messages.tag)}</MenuItem>
        <MenuItem onSelect={() => onAsk('document')}>{t(messages.documents)}</MenuItem>
        {isTight && onExport && <MenuItem onSelect={onExport}>{t(messages.export)}</MenuItem>}
        <MenuGroup label={t(messages.priority)}>{priorityItems}</MenuGroup>
      </Menu>
      {!isTight && onExport && (
        <Button variant="quiet" icon="download" onClick={onExport}>
          {t(messages.export)}
        </Button>
      )}
    </>
  );
}
