import { VisuallyHidden } from '@chakra-ui/react';
import { useId, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { comboboxList } from '../theme/lazy-parts.ts';
import type { Choice } from './choice.ts';
import { ComboboxButtons, ComboboxFrame } from './combobox-frame.ts';
import { Field, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';
import { useCombobox } from './use-combobox.ts';

/** What a field knows of choices that somebody else is asked for. */
export type RemoteChoices = {
  /** What `value` stands for: the answer of another search need not contain it. */
  chosen: Choice | undefined;
  /** Stands in the list while it is empty. */
  words: string;
  isBusy: boolean;
  /** There only when asking failed; what was typed stays. */
  onRetry?: () => void;
};

export type ComboboxFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** The chosen value, empty when none. */
  value: string;
  onValueChange: (value: string) => void;
  /** Told what is typed, for choices that a server searches; the list is then shown as given. */
  onSearch?: (text: string) => void;
  remote?: RemoteChoices;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A choice out of many, found by typing; diacritics do not matter. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { choices, value, onValueChange, onSearch, remote, ...rest } = props;
  const { onBlur, disabled, placeholder, ref, ...frame } = rest;
  const { formatMessage: t } = useIntl();
  const ownId = useId();
  const id = frame.id ?? ownId;
  const listId = `${id}-list`;
  const combobox = useCombobox({
    nothing: (text) => remote?.words ?? t(messages.noMatch, { text }),
    ...{ choices, value, onValueChange, onSearch, remote },
  });
  const { isOpen, typed, list, matches } = combobox;
  const isWaiting = remote !== undefined && matches === 0;
  const count = typed ? t(messages.matches, { count: matches }) : '';
  const said = isWaiting ? isOpen && remote.words : count;

  return (
    <Field {...frame} id={id}>
      {(control) => (
        <ComboboxFrame id={`${id}-frame`} {...comboboxList.fetchOnApproach}>
          <input
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-busy={remote?.isBusy || undefined}
            aria-activedescendant={isOpen && list.active ? `${listId}-${list.active}` : undefined}
            value={combobox.text}
            onChange={(event) => combobox.type(event.target.value)}
            onClick={() => !isOpen && combobox.open()}
            onKeyDown={combobox.onKeyDown}
            onBlur={() => {
              combobox.leave();
              onBlur?.();
            }}
            {...{ disabled, placeholder, ref }}
            {...control}
          />
          <ComboboxButtons>
            {value && !disabled && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={t(messages.clear)}
                onClick={() => onValueChange('')}
              >
                <Icon name="close" />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              aria-label={t(messages.openChoices)}
              disabled={disabled}
              onMouseDown={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
                if (isOpen) combobox.close();
                else combobox.open();
              }}
            >
              <Icon name="expand_more" />
            </button>
          </ComboboxButtons>
          {isOpen && <comboboxList.Part fieldId={id} {...{ listId, value }} {...list} />}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </ComboboxFrame>
      )}
    </Field>
  );
}
