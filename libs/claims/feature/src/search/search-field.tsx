import { TextField } from '@dosar/design-system';
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
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
  // Searches whose address has not come back yet; somebody who types on has more in the box by then.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (shown !== text) {
    setShown(text);
    const isOwn = sent.includes(text);
    setSent(isOwn ? sent.slice(sent.indexOf(text) + 1) : []);
    // The text changed from outside: Back was pressed, or a recent search was chosen.
    if (!isOwn) setTyped(text);
  }
  const search = useCallback(
    (wanted: string) => {
      if (wanted !== text) setSent((before) => [...before, wanted]);
      onSearch(wanted);
    },
    [text, onSearch],
  );

  useEffect(
    function searchAfterAPause() {
      if (typed.trim() === text) return undefined;
      const timer = setTimeout(() => search(typed.trim()), pauseInTyping);
      return () => clearTimeout(timer);
    },
    [typed, text, search],
  );

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
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
