import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import { stateLooks } from './state-recipe.ts';

export type ErrorStateProps = {
  title?: ReactNode;
  description?: ReactNode;
  /** What support asks for; copied with one click. */
  errorId?: string | undefined;
  onRetry?: () => void;
};

/** Stands where content would be when it could not be loaded. */
export function ErrorState({ title, description, errorId, onRetry }: ErrorStateProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div className={stateLooks().root} role="alert">
      <Icon name="error" scale={1.85} />
      <p className={stateLooks().title}>{title ?? t(messages.failed)}</p>
      <p className={stateLooks().words}>{description ?? t(messages.failedAdvice)}</p>
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          {t(messages.retry)}
        </Button>
      )}
      {errorId && (
        <span className={stateLooks().id}>
          {t(messages.errorId)} <code>{errorId}</code>
          <CopyButton value={errorId} name={t(messages.errorId)} />
        </span>
      )}
    </div>
  );
}
