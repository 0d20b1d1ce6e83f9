import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { slotClasses } from '../theme/plain.ts';
import { messages } from './messages.ts';
import { toneIcons, type Tone } from './tone.ts';

const toneLooks = <const Background, const Edge, const Mark>(
  background: Background,
  borderColor: Edge,
  color: Mark,
) => ({
  root: { background, borderColor, '& > svg': { color } },
});

const looks = slotClasses({
  base: {
    root: {
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
      '& > svg': { marginTop: '1.5' },
      '& > button': { marginInlineStart: 'auto' },
    },
    words: { flex: '1', minWidth: 'min(14rem, 70%)', maxWidth: 'textColumn', paddingBlock: '1' },
    title: { fontWeight: 'strong' },
    action: { marginInlineStart: 'auto' },
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
  const slots = looks({ tone });
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={slots.root} role={role}>
      <Icon name={toneIcons[tone]} scale={1.5} label={t(messages[tone])} />
      <div className={slots.words}>
        {title && <div className={slots.title}>{title}</div>}
        {children}
      </div>
      {action && <div className={slots.action}>{action}</div>}
      {onDismiss && <IconButton icon="close" label={t(messages.dismiss)} onClick={onDismiss} />}
    </div>
  );
}
