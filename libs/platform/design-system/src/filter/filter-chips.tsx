import { VisuallyHidden } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { FilterChip } from '../feedback/filter-chip.tsx';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

const Root = styled('div', {
  base: {
    '&:empty': { display: 'none' },
    '& ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5', listStyle: 'none' },
    '&:focus': { outline: 'none' },
  },
});

/** A filter that is on. */
export type ActiveFilter = { key: string; name: string; value: string; onRemove: () => void };

export type FilterChipsProps = { filters: readonly ActiveFilter[]; onClear: () => void };

/** The filters that are on, each with a way to take it off, and one button for all. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const { formatMessage: t } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  // The place of the chip that a click has just taken away, and with it the focus.
  const gone = useRef(-1);

  const rememberPlace = ({ target, currentTarget }: MouseEvent) => {
    const button = (target as Element).closest('button');
    if (button) gone.current = [...currentTarget.querySelectorAll('button')].indexOf(button);
  };
  useLayoutEffect(
    function focusNeighbour() {
      if (gone.current < 0 || root.current?.contains(document.activeElement)) return;
      const left = [...(root.current?.querySelectorAll('button') ?? [])];
      (left[Math.min(gone.current, left.length - 1)] ?? root.current)?.focus();
      gone.current = -1;
    },
    [filters.length],
  );

  return (
    <Root
      ref={root}
      role="group"
      aria-label={t(messages.filters)}
      tabIndex={-1}
      onClickCapture={rememberPlace}
    >
      {filters.length > 0 && (
        <ul>
          {filters.map(({ key, ...filter }) => (
            <li key={key}>
              <FilterChip {...filter} />
            </li>
          ))}
          <li>
            <Button variant="quiet" onClick={onClear}>
              {t(messages.clearFilters)}
            </Button>
          </li>
        </ul>
      )}
      <VisuallyHidden role="status">{t(messages.filtersOn, { count: filters.length })}</VisuallyHidden>
    </Root>
  );
}
