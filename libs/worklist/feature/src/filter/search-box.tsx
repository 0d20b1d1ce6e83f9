import { useEffect, useRef, useState } from 'react';
import { Box, KeyCaps, TextField, useIsPhone, useShortcuts } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

export type SearchBoxProps = { text: string; onSearch: (text: string) => void };

// Long enough to finish a word, short enough not to be waited for.
const pauseInTyping = 300;

/** A search that follows the typing, a moment behind it. */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([
    {
      id: 'worklist.search',
      keys: ['/'],
      label: messages.searchKey,
      scope: 'page',
      run: () => field.current?.focus(),
    },
  ]);
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // The address changed from outside: Back was pressed, or the filters were cleared.
  if (shown !== text) {
    setShown(text);
    setTyped(text);
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
    <Box
      position="relative"
      css={{
        '& input': {
          height: isPhone ? 'var(--dosar-control)' : 'calc(var(--dosar-control) - 4px)',
          minHeight: '0',
          paddingInlineEnd: '8',
        },
      }}
    >
      <TextField
        ref={field}
        label={t(messages.search)}
        labelHidden
        placeholder={t(messages.searchHint)}
        type="search"
        name="q"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!isPhone && typed === '' && (
        <Box
          position="absolute"
          insetInlineEnd="1.5"
          insetBlockStart="50%"
          transform="translateY(-50%)"
          aria-hidden
        >
          <KeyCaps keys={['/']} />
        </Box>
      )}
    </Box>
  );
}
