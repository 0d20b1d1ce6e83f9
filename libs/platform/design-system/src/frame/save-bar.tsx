import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeyCaps } from '../shortcut/key-caps.tsx';
import { useShortcuts } from '../shortcut/use-shortcuts.ts';
import { styled } from '../theme/styled.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { messages } from './messages.ts';

const Root = styled('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--dosar-bottom-bar, 0px)',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '52px',
    paddingInline: '4',
    paddingBlock: '2',
    background: 'brandSubtle',
    borderTopWidth: '1px',
    borderColor: 'brandBorder',
    '& > svg': { color: 'brandText' },
    '& > div': { flex: '1', minWidth: 'min(14rem, 70%)' },
    '& b': { display: 'block', fontWeight: 'strong' },
    '& small': { color: 'textMuted', fontSize: 'sm' },
    '& kbd': {
      background: 'transparent',
      color: 'inherit',
      borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
      fontWeight: 'normal',
    },
    '.page-frame__body &': { marginInline: '-4', marginBottom: '-3' },
    '@media print': { display: 'none' },
  },
});

export type SaveBarProps = {
  /** The fields that were changed, by the names that the page shows; without any the bar is not there. */
  changed: readonly string[];
  /** What saving does, such as "Save and send". */
  saveLabel: string;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** When the draft was kept, or what else should be known before saving. */
  children?: ReactNode;
};

/**
 * What was changed on the page and is not saved, with the only filled button of the page: Ctrl S saves, Escape discards. It is
 * there while something is changed.
 */
export function SaveBar(props: SaveBarProps) {
  return props.changed.length === 0 ? null : <Bar {...props} />;
}

function Bar({ changed, saveLabel, isSaving, onSave, onDiscard, children }: SaveBarProps) {
  const { formatMessage: t, formatList } = useIntl();
  const isPhone = useIsPhone();
  useShortcuts([
    { id: 'frame.save', keys: ['mod+s'], label: messages.saveKey, scope: 'page', run: onSave },
    { id: 'frame.discard', keys: ['Escape'], label: messages.discardKey, scope: 'page', run: onDiscard },
  ]);
  return (
    <Root role="region" aria-label={t(messages.unsaved)}>
      {!isPhone && <Icon name="info" />}
      <div role="status">
        <b>{t(messages.changes, { count: changed.length })}</b>
        <small>
          {formatList(changed, { type: 'unit' })} {children}
        </small>
      </div>
      <Button onClick={onDiscard}>
        {t(messages.discard)} {!isPhone && <Keys keys="Escape" />}
      </Button>
      <Button variant="primary" loading={isSaving} onClick={onSave}>
        {saveLabel} {!isPhone && <Keys keys="mod+s" />}
      </Button>
    </Root>
  );
}

/** The key of a button; its name for screen readers stays what it does, and the list of shortcuts tells the key. */
function Keys({ keys }: { keys: string }) {
  return (
    <span aria-hidden>
      <KeyCaps keys={[keys]} />
    </span>
  );
}
