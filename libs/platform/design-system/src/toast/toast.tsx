import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorDetails } from '../dialog/error-dialog.tsx';
import { toneIcons } from '../feedback/tone.ts';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import type { Notice } from './notice.ts';
import { toneOf } from './notice-tone.ts';
import { dismissNotice } from './notify.ts';
import { toastClasses } from './toast-recipe.ts';
import { useCountdown } from './use-countdown.ts';

export type ToastProps = {
  notice: Notice;
  /** The time stands still while somebody reads. */
  isPaused: boolean;
  onDetails: (details: ErrorDetails) => void;
};

/** One notice. */
export function Toast({ notice, isPaused, onDetails }: ToastProps) {
  const { formatMessage: t } = useIntl();
  const { id, kind, text, duration, action, details } = notice;
  const dismiss = useCallback(() => dismissNotice(id), [id]);
  const classes = toastClasses();
  useCountdown(duration, isPaused, dismiss);

  const runAndDismiss = (run: () => void) => {
    dismiss();
    run();
  };
  return (
    <li className={classes.toast}>
      <Icon name={toneIcons[toneOf[kind]]} />
      <span className={classes.words}>{details ? t(messages.error) : text}</span>
      {action && (
        <button type="button" className={classes.action} onClick={() => runAndDismiss(action.run)}>
          {action.label}
        </button>
      )}
      {details && (
        <button
          type="button"
          className={classes.action}
          onClick={() => runAndDismiss(() => onDetails(details))}
        >
          {t(messages.details)}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t(messages.close)} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}
