import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { styled } from '../theme/styled.ts';
import type { Choice } from './choice.ts';
import { messages } from './messages.ts';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr) auto' },
    columnGap: '3',
    alignItems: 'start',
    borderTopWidth: '1px',
    paddingBlock: '0.5',
    minHeight: '32px',
    '& > [data-slot=label]': { color: 'textMuted', paddingBlock: '1.5', fontSize: { base: 'sm', md: 'md' } },
    '& [data-slot=shown]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      minHeight: { base: '44px', md: '28px' },
      paddingInline: '2',
      marginInlineStart: '-2',
      borderRadius: 'md',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& button[data-slot=shown]': {
      cursor: 'text',
      '& > svg': { opacity: { base: '0.6', md: '0' }, color: 'textMuted', flexShrink: '0' },
      '&:hover, &:focus-visible': { background: 'hover', '& > svg': { opacity: '1' } },
    },
    '& [data-slot=control]': {
      width: 'full',
      minHeight: 'var(--dosar-control)',
      paddingInline: '2',
      paddingBlock: '1',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      borderRadius: 'md',
      _focusVisible: { outlineOffset: '0', borderColor: 'focus' },
    },
    '& [data-slot=keys]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '1',
      color: 'textMuted',
      fontSize: 'sm',
    },
    '& [data-slot=hint]': { display: { base: 'none', md: 'inline' } },
    '& [data-slot=problem]': { color: 'danger', fontSize: 'sm', paddingBlock: '1' },
    '& > [data-slot=note]': {
      color: 'textMuted',
      fontSize: 'sm',
      minHeight: '32px',
      display: 'flex',
      gap: '2',
      alignItems: 'center',
    },
  },
});

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
 * Own code, since the text, the list and the day behave alike; Chakra's `Editable` knows one line of text alone.
 */
export function InlineEdit(props: InlineEditProps) {
  const { label, shown, typed, acts, note } = props;
  const { formatMessage: t } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = typed !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(
    function giveFocusBack() {
      if (wasOpen.current && !isOpen) button.current?.focus();
      wasOpen.current = isOpen;
    },
    [isOpen],
  );
  return (
    <Root>
      <span data-slot="label" id={id}>
        {label}
      </span>
      {isOpen ? (
        <Control {...props} typed={typed} labelledBy={id} />
      ) : acts.open ? (
        <button
          ref={button}
          type="button"
          data-slot="shown"
          aria-labelledby={`${id}-act ${id}-value`}
          onClick={acts.open}
        >
          <VisuallyHidden id={`${id}-act`}>{t(messages.change, { label })}</VisuallyHidden>
          <span id={`${id}-value`}>{shown || '–'}</span>
          <Icon name="edit" />
        </button>
      ) : (
        <span data-slot="shown">{shown || '–'}</span>
      )}
      {note && <span data-slot="note">{note}</span>}
    </Root>
  );
}

type ControlProps = InlineEditProps & { typed: string; labelledBy: string };

function Control({ typed, labelledBy, kind = 'text', choices, acts, isSaving, problem }: ControlProps) {
  const { formatMessage: t } = useIntl();
  const field = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null);
  useEffect(function beginTyping() {
    field.current?.focus();
  }, []);
  const follow = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      acts.cancel();
    }
    // In several lines Enter is a line; there it saves together with Ctrl.
    if (event.key === 'Enter' && (kind !== 'lines' || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      acts.save();
    }
  };
  const shared = {
    ref: field,
    'data-slot': 'control',
    value: typed,
    'aria-labelledby': labelledBy,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${labelledBy}-problem` : undefined,
    onKeyDown: follow,
    onChange: (event: { target: { value: string } }) => acts.type(event.target.value),
  };
  return (
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
        <span data-slot="problem" id={`${labelledBy}-problem`} role="alert">
          {problem}
        </span>
      )}
      <span data-slot="keys">
        <Button variant="secondary" loading={isSaving} onClick={acts.save}>
          {t(messages.saveValue)}
        </Button>
        <Button variant="quiet" onClick={acts.cancel}>
          {t(messages.leaveValue)}
        </Button>
        <span data-slot="hint">{t(kind === 'lines' ? messages.keysOfLines : messages.keysOfLine)}</span>
      </span>
    </span>
  );
}
