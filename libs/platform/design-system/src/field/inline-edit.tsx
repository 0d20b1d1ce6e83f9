import { Editable, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Choice } from './choice.ts';
import { inlineEditClasses, inlineEditRecipe } from './inline-edit-recipe.ts';
import { messages } from './messages.ts';

/** What the reader can do with the value. */
export type InlineEditActs = {
  /** Absent where the reader may not change it. */
  open?: (() => void) | undefined;
  type: (typed: string) => void;
  save: () => void;
  cancel: () => void;
};

export type InlineEditProps = {
  label: string;
  /** How the value reads. */
  shown: ReactNode;
  /** What is being typed; undefined while it is only shown. */
  typed: string | undefined;
  acts: InlineEditActs;
  /** A list to choose from, a day, an hour, a number, or several lines; one line of text when absent. */
  kind?: 'text' | 'date' | 'time' | 'number' | 'lines';
  choices?: readonly Choice[] | undefined;
  isSaving?: boolean;
  /** Why it could not be saved; what was typed stays. */
  problem?: string | undefined;
  /** What stands at the end of the line, such as who confirmed it. */
  note?: ReactNode;
};

/**
 * A value that is changed where it stands: Enter saves, Escape leaves it as it was, and the focus returns to it.
 *
 * Whoever uses it decides when it is open: a value that could not be saved stays open, and so does one that somebody
 * looks away from.
 */
export function InlineEdit(props: InlineEditProps) {
  const { label, shown, typed, acts, note } = props;
  const { formatMessage: t } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = typed !== undefined;
  const classes = inlineEditClasses();
  return (
    <Editable.Root
      recipe={inlineEditRecipe}
      edit={isOpen}
      activationMode="none"
      submitMode="none"
      selectOnFocus={false}
      onInteractOutside={(event) => event.preventDefault()}
      finalFocusEl={() => button.current}
    >
      <Editable.Label id={id}>{label}</Editable.Label>
      {isOpen ? (
        <Control {...props} typed={typed} labelledBy={id} />
      ) : acts.open ? (
        <Editable.EditTrigger asChild ref={button} onClick={acts.open}>
          <button type="button" aria-labelledby={`${id}-act ${id}-value`}>
            <VisuallyHidden id={`${id}-act`}>{t(messages.change, { label })}</VisuallyHidden>
            <span id={`${id}-value`}>{shown || '–'}</span>
            <Icon name="edit" />
          </button>
        </Editable.EditTrigger>
      ) : (
        <span className={classes.shown}>{shown || '–'}</span>
      )}
      {note && <span className={classes.note}>{note}</span>}
    </Editable.Root>
  );
}

// Not `Editable.Input`: it writes its value into the field one effect after each key, over the keys that came meanwhile.
type ControlProps = InlineEditProps & { typed: string; labelledBy: string };

function Control({ typed, labelledBy, kind = 'text', choices, acts, isSaving, problem }: ControlProps) {
  const { formatMessage: t } = useIntl();
  const classes = inlineEditClasses();
  const field = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null);
  useEffect(function beginTyping() {
    field.current?.focus();
  }, []);
  const follow = (event: KeyboardEvent) => {
    const isLine = kind !== 'lines' || event.ctrlKey || event.metaKey;
    if (event.key === 'Escape') acts.cancel();
    // In several lines Enter is a line; there it saves together with Ctrl.
    else if (event.key === 'Enter' && isLine) acts.save();
    else return;
    event.preventDefault();
    // A window around it stays open.
    event.stopPropagation();
  };
  const shared = {
    ref: field,
    value: typed,
    onChange: (event: { target: { value: string } }) => acts.type(event.target.value),
    className: classes.control,
    'aria-labelledby': labelledBy,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${labelledBy}-problem` : undefined,
    onKeyDown: follow,
  };
  return (
    <Editable.Area asChild>
      <span>
        {choices ? (
          <select {...shared}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : kind === 'lines' ? (
          <textarea rows={4} {...shared} />
        ) : (
          <input
            type={kind === 'number' ? 'text' : kind}
            inputMode={kind === 'number' ? 'numeric' : undefined}
            {...shared}
          />
        )}
        {problem && (
          <span className={classes.problem} id={`${labelledBy}-problem`} role="alert">
            {problem}
          </span>
        )}
        <span className={classes.keys}>
          <Button variant="secondary" loading={isSaving} onClick={acts.save}>
            {t(messages.saveValue)}
          </Button>
          <Button variant="quiet" onClick={acts.cancel}>
            {t(messages.leaveValue)}
          </Button>
          <span>{t(kind === 'lines' ? messages.keysOfLines : messages.keysOfLine)}</span>
        </span>
      </span>
    </Editable.Area>
  );
}
