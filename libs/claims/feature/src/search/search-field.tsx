import { TextField } from '@dosar/design-system';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

// Long enough to finish a word, short enough not to be waited for.
const pauseInTyping = 300;

type SearchFieldProps = {
  text: string;
  onSearch: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The one box for everything; the search follows the typing a moment behind it, or at once with Enter. */
export function SearchField({ text, onSearch, onKeyDown }: SearchFieldProps) {
  const { formatMessage: t } = useIntl();
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // The text changed from outside: Back was pressed, or a recent search was chosen.
  if (shown !== text) {
    setShown(text);
    if (typed.trim() !== text) setTyped(text);
  }

  useEffect(
    function searchAfterAPause() {
      if (typed.trim() === text) return undefined;
      const timer = setTimeout(() => onSearch(typed.trim()), pauseInTyping);
      return () => clearTimeout(timer);
    },
    [typed, text, onSearch],
  );

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label={t(messages.field)}
        hint={t(messages.fieldHint)}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the box is what the page is opened for
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
    </form>
  );
}
