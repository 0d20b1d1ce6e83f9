import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';
import { toneIcons, type Tone } from './tone.ts';

const toneLooks = (tone: Tone) => ({
  background: `${tone}Subtle`,
  borderColor: tone,
  '& > svg': { color: tone },
});

const Root = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    padding: '3',
    borderInlineStartWidth: '4px',
    borderRadius: 'md',
    '& [data-slot=words]': { flex: '1', minWidth: '0', maxWidth: 'textColumn' },
    '& > button': { marginInlineStart: 'auto' },
    '& [data-slot=title]': { fontWeight: 'strong' },
    '& [data-slot=action]': { marginTop: '2' },
  },
  variants: {
    tone: {
      info: toneLooks('info'),
      success: toneLooks('success'),
      warning: toneLooks('warning'),
      danger: toneLooks('danger'),
    },
  },
});

export type BannerProps = {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Read out at once, for what appears after the page; `danger` interrupts, the others wait their turn. */
  live?: boolean;
  onDismiss?: () => void;
};

/** A message that belongs to the page and stays until its cause is gone. */
export function Banner({ tone, title, children, action, live, onDismiss }: BannerProps) {
  const { formatMessage: t } = useIntl();
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <Root tone={tone} role={role}>
      <Icon name={toneIcons[tone]} scale={1.5} label={t(messages[tone])} />
      <div data-slot="words">
        {title && <div data-slot="title">{title}</div>}
        {children}
        {action && <div data-slot="action">{action}</div>}
      </div>
      {onDismiss && <IconButton icon="close" label={t(messages.dismiss)} onClick={onDismiss} />}
    </Root>
  );
}
