import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { fieldClasses } from './field-recipe.ts';
import { messages } from './messages.ts';

/** What every field shows around its control. */
export type FieldProps = {
  label: ReactNode;
  /** Keeps the label for screen readers only, where a picture or a heading says the same. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Why the value is refused. */
  error?: ReactNode;
  /** What looks unusual and is accepted all the same. */
  warning?: ReactNode;
  required?: boolean;
  /** Marks the label with "(optional)". */
  optional?: boolean;
  /** The id of the control, which error summaries link to. */
  id?: string;
};

/** What the control inside a field must carry so that label, hint and error are read with it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  className: string;
};

export type FieldFrameProps = FieldProps & {
  /** As wide as what is typed: a date or a short code. */
  width?: 'full' | 'date' | 'short';
  /** Receives what the control must carry. */
  children: (control: FieldControl) => ReactNode;
};

/** The label, hint, error and warning of a control, wired for assistive technology. */
export function Field({ id, label, labelHidden, optional, width, children, ...about }: FieldFrameProps) {
  const { formatMessage: t } = useIntl();
  const ownId = useId();
  const controlId = id ?? ownId;
  const classes = fieldClasses({ width });
  return (
    <div className={classes.root}>
      <label
        className={classes.label}
        data-hidden={labelHidden ? '' : undefined}
        htmlFor={controlId}
        id={`${controlId}-label`}
      >
        {label}
        {optional && <span className={classes.optional}> {t(messages.optional)}</span>}
      </label>
      <FieldNotes controlId={controlId} hintPlace="below" width={width} {...about}>
        {children}
      </FieldNotes>
    </div>
  );
}

export type FieldNotesProps = Pick<FieldFrameProps, 'hint' | 'error' | 'warning' | 'required' | 'width'> & {
  controlId: string;
  /** Under a single control, before the choices of a group. */
  hintPlace?: 'below';
  children: (control: FieldControl) => ReactNode;
};

/** The part of a field below its label; groups of controls with a legend use it alone. */
export function FieldNotes(props: FieldNotesProps) {
  const { controlId, hint, error, warning, required, width, hintPlace: place, children } = props;
  const classes = fieldClasses({ width });
  const ids = { hint: `${controlId}-hint`, error: `${controlId}-error`, warning: `${controlId}-warning` };
  const describedBy = [hint && ids.hint, error && ids.error, warning && ids.warning]
    .filter(Boolean)
    .join(' ');
  const isBelow = place === 'below';
  const words = hint && (
    <div className={classes.hint} id={ids.hint}>
      {hint}
    </div>
  );
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    className: classes.control,
  };
  return (
    <>
      {!isBelow && words}
      {children(control)}
      {isBelow && words}
      {error && (
        <div className={classes.error} id={ids.error}>
          <Icon name="error" /> <span>{error}</span>
        </div>
      )}
      {warning && (
        <div className={classes.warning} id={ids.warning}>
          <Icon name="warning" /> <span>{warning}</span>
        </div>
      )}
    </>
  );
}

/**
 * Gives what a field does when it is left; a press that leads elsewhere is waited for until it is over.
 *
 * What comes up below the field moves the page, and a button that moves away under the pointer is never clicked. Stands here
 * because in a file of its own it would bring the code of every field to the lists.
 */
export function useLeave(leave: () => void): () => void {
  const isPressed = useRef(false);
  useEffect(function watchPresses() {
    const stop = new AbortController();
    const watch = (type: 'mousedown' | 'mouseup', pressed: boolean) =>
      document.addEventListener(
        type,
        () => {
          isPressed.current = pressed;
        },
        { capture: true, signal: stop.signal },
      );
    watch('mousedown', true);
    watch('mouseup', false);
    return () => stop.abort();
  }, []);
  return () => {
    if (isPressed.current) document.addEventListener('mouseup', leave, { once: true });
    else leave();
  };
}
