import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../icon/icon.tsx';
import { fileClasses } from './file-recipe.ts';
import { messages } from './messages.ts';

/** A file that a person added, and how far it is. */
export type FieldFile = {
  id: string;
  name: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';
  /** From 0 to 1, while uploading. */
  progress?: number;
  /** Why it failed or was refused, in words. */
  reason?: string;
  /** Address of a small picture of it. */
  thumbnail?: string;
};

export type FileRowProps = {
  file: FieldFile;
  onRemove: (id: string) => void;
  /** Absent when trying again cannot help. */
  onRetry?: (id: string) => void;
};

/** One line of a file field. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { formatMessage: t } = useIntl();
  const { id, name, state, progress = 0, reason, thumbnail } = file;
  const classes = fileClasses();
  const isBad = state === 'failed' || state === 'refused';
  return (
    <li className={classes.file} data-bad={isBad ? '' : undefined}>
      {thumbnail ? (
        <img src={thumbnail} alt="" />
      ) : (
        <Icon name={isBad ? 'error' : 'attach_file'} scale={1.5} />
      )}
      <div className={classes.about}>
        <span>{name}</span>
        {state === 'waiting' && <small>{t(messages.waiting)}</small>}
        {state === 'uploading' && (
          <>
            <ProgressBar label={name} share={progress} />
            {/* Its end is read out, not every step. */}
            <small aria-live="off">{t(messages.uploading, { percent: Math.round(progress * 100) })}</small>
          </>
        )}
        {state === 'done' && <small>{t(messages.done)}</small>}
        {isBad && <small>{reason ?? t(messages.failed)}</small>}
      </div>
      {state === 'failed' && onRetry && (
        <IconButton icon="refresh" label={t(messages.retry, { name })} onClick={() => onRetry(id)} />
      )}
      <IconButton icon="close" label={t(messages.remove, { name })} onClick={() => onRemove(id)} />
    </li>
  );
}
