import { useRef, type ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: {
    position: 'relative',
    '& [role=listbox]': {
      // Above the field, which stands at the foot of its page; in the sheet of a phone it makes room for itself.
      position: { base: 'static', md: 'absolute' },
      insetInlineStart: '2',
      bottom: '100%',
      zIndex: 'dropdown',
      minWidth: '14rem',
      maxWidth: 'full',
      padding: '1',
      borderWidth: '1px',
      borderRadius: 'md',
      background: 'surfaceRaised',
      boxShadow: 'floating',
    },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'var(--dosar-control)',
      paddingInline: '2',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
    '& [role=option][aria-selected=true]': { background: 'brandSubtle' },
  },
});

export type SuggestionListProps = {
  /** The options are `<id>-0`, `<id>-1`, for `aria-activedescendant` of the text field. */
  id: string;
  label: string;
  suggestions: readonly { id: string; label: string }[];
  /** The one that Enter chooses. */
  active: number;
  /** Told which one was pressed, and the text area that it belongs to. */
  onChoose: (index: number, area: HTMLTextAreaElement | null) => void;
  /** The text area; it keeps the focus. */
  children: ReactNode;
};

/** What could complete the word that is being typed into a text area. */
export function SuggestionList({ id, label, suggestions, active, onChoose, children }: SuggestionListProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <Root ref={root}>
      {children}
      {suggestions.length > 0 && (
        <div role="listbox" id={id} aria-label={label}>
          {suggestions.map((suggestion, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard stays in the text area
            <div
              key={suggestion.id}
              role="option"
              id={`${id}-${index}`}
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index, root.current?.querySelector('textarea') ?? null)}
            >
              {suggestion.label}
            </div>
          ))}
        </div>
      )}
    </Root>
  );
}
