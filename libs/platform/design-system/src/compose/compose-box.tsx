import type { ComponentProps, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { bubbleClasses, ChipRoot, composeClasses, SendRoot, type ComposeTone } from './compose-recipe.ts';

/** The coloured box around a message that is being written. */
export function ComposeBox({
  tone,
  padded = false,
  children,
}: {
  tone: ComposeTone;
  /** For a form that does not fill the box with rows of its own. */
  padded?: boolean;
  children: ReactNode;
}) {
  return <div className={composeClasses({ tone, padded }).box}>{children}</div>;
}

export type ComposeRowProps = {
  label: ReactNode;
  /** The id of the control in the row, when there is one. */
  controlId?: string;
  /** At the end of the row. */
  end?: ReactNode;
  children: ReactNode;
};

/** A line of the head of a message: to whom, about what. */
export function ComposeRow({ label, controlId, end, children }: ComposeRowProps) {
  const classes = composeClasses();
  return (
    <div
      className={classes.row}
      role={controlId === undefined ? 'group' : undefined}
      aria-label={groupName(label, controlId)}
    >
      {controlId === undefined ? (
        <span className={classes.rowLabel}>{label}</span>
      ) : (
        <label className={classes.rowLabel} htmlFor={controlId}>
          {label}
        </label>
      )}
      <span className={classes.rowContent}>{children}</span>
      {end && <span className={classes.rowEnd}>{end}</span>}
    </div>
  );
}

function groupName(label: ReactNode, controlId: string | undefined): string | undefined {
  return controlId === undefined && typeof label === 'string' ? label : undefined;
}

/** The input of the subject, in its row. */
export function ComposeSubject(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...props} className={composeClasses().subject} />;
}

export type ComposeFootProps = {
  /** What keeps the message from being sent, or what will happen; read out when it changes. */
  words?: ReactNode;
  /** Before the words, such as a button for files. */
  start?: ReactNode;
  /** The buttons that send. */
  children: ReactNode;
};

/** The last line of the box: what will happen, and the button that makes it happen. */
export function ComposeFoot({ words, start, children }: ComposeFootProps) {
  const classes = composeClasses();
  return (
    <div className={classes.foot}>
      {start}
      <span className={classes.footWords} role="status">
        {words}
      </span>
      {children}
    </div>
  );
}

export type ComposeChipProps = {
  icon?: IconName;
  name: string;
  /** What is said of it besides, such as a role or a size. */
  more?: string;
  /** That it may not arrive. */
  warning?: string | undefined;
  removeLabel: string;
  onRemove: () => void;
};

/** A recipient or a file of a message, and how to take it out. */
export function ComposeChip({ icon, name, more, warning, removeLabel, onRemove }: ComposeChipProps) {
  return (
    <ChipRoot>
      {icon && <Icon name={icon} />}
      <b>{name}</b>
      {more && <small>{more}</small>}
      {warning && <small data-warning="">{warning}</small>}
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" scale={1} />
      </button>
    </ChipRoot>
  );
}

export type SendButtonProps = {
  icon?: IconName;
  loading?: boolean;
  /** The message cannot be sent; its reason stands beside the button. */
  blocked?: boolean;
  /** Stays inside: outlined instead of filled. */
  outlined?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Sends what was written. Its words say who gets it. */
export function SendButton({
  icon,
  loading = false,
  blocked = false,
  outlined = false,
  children,
  ref,
}: SendButtonProps) {
  return (
    <SendRoot
      ref={ref}
      type="submit"
      data-outlined={outlined ? '' : undefined}
      aria-disabled={blocked || loading || undefined}
      onClick={(event) => {
        if (blocked || loading) event.preventDefault();
      }}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </SendRoot>
  );
}

export type MessageBubbleProps = {
  tone: ComposeTone;
  /** What came has a coloured edge, what was sent the colour of its channel. */
  direction: 'in' | 'out';
  /** Subject, state, and what can be done. */
  about?: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
};

/** What somebody wrote to somebody. */
export function MessageBubble({ tone, direction, about, children, foot }: MessageBubbleProps) {
  const classes = bubbleClasses({ tone, direction });
  return (
    <div className={classes.root}>
      {about && <div className={classes.about}>{about}</div>}
      {children && <div className={classes.words}>{children}</div>}
      {foot}
    </div>
  );
}
