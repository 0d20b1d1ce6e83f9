import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { messages } from './messages.ts';
import { stateLooks } from './state-recipe.ts';

type Kind = 'nothing-yet' | 'no-match' | 'no-permission';

const kinds = {
  'nothing-yet': { icon: 'inbox', title: messages.nothingYet, advice: undefined },
  'no-match': { icon: 'search', title: messages.noMatch, advice: messages.noMatchAdvice },
  'no-permission': { icon: 'lock', title: messages.noPermission, advice: messages.noPermissionAdvice },
} satisfies Record<Kind, { icon: IconName; title: object; advice: object | undefined }>;

export type EmptyStateProps = {
  /** Why there is nothing: that decides what to do about it. */
  kind: Kind;
  title?: ReactNode;
  description?: ReactNode;
  /** The way out: create the first one, clear the filters. */
  action?: ReactNode;
};

/** Stands where content would be, says why there is none and what to do. */
export function EmptyState({ kind, title, description, action }: EmptyStateProps) {
  const { formatMessage: t } = useIntl();
  const { icon, title: usualTitle, advice } = kinds[kind];
  const words = description ?? (advice && t(advice));
  return (
    <div className={stateLooks().root}>
      <Icon name={icon} scale={1.85} />
      <p className={stateLooks().title}>{title ?? t(usualTitle)}</p>
      {words && <p className={stateLooks().words}>{words}</p>}
      {action}
    </div>
  );
}
