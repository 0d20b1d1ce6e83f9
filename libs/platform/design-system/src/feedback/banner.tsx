import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';
import { toneIcons, type Tone } from './tone.ts';

const toneLooks = <Background, Edge, Mark>(background: Background, borderColor: Edge, color: Mark) => ({
  background,
  borderColor,
  '& > svg': { color, marginTop: '1.5' },
});

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'flex-start',
    minHeight: '10',
    paddingBlock: '1',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    '& [data-slot=words]': {
      flex: '1',
      minWidth: 'min(14rem, 70%)',
      maxWidth: 'textColumn',
      paddingBlock: '1',
    },
    '& > button, & [data-slot=action]': { marginInlineStart: 'auto' },
    '& [data-slot=title]': { fontWeight: 'strong' },
  },
  variants: {
    tone: {
      info: toneLooks('brandSubtle', 'brandBorder', 'brandText'),
      success: toneLooks('successSubtle', 'transparent', 'success'),
      warning: toneLooks('warningSubtle', 'warningBorder', 'warning'),
      danger: toneLooks('dangerSubtle', 'dangerBorder', 'danger'),
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
      </div>
      {action && <div data-slot="action">{action}</div>}
      {onDismiss && <IconButton icon="close" label={t(messages.dismiss)} onClick={onDismiss} />}
    </Root>
  );
}
