import { VisuallyHidden } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

// Invisible for the first 150 ms: what comes quickly shows no flash of grey.
const Root = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    animation: 'appearSoon',
    '& [data-slot=bone]': {
      background: 'phaseCancelledSubtle',
      borderRadius: 'sm',
      animation: 'wait',
    },
    '&[data-shape=rows] [data-slot=bone]': { height: 'calc(var(--dosar-row) - 8px)' },
    '&[data-shape=text] [data-slot=bone]': { height: '1em', _last: { width: '60%' } },
    '&[data-shape=cards] [data-slot=bone]': { height: '20' },
    '&[data-shape=tiles]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' },
    '&[data-shape=tiles] [data-slot=bone]': { height: '5.5rem', borderRadius: 'lg' },
  },
});

export type LoadingStateProps = {
  /** The shape of what comes, so that nothing moves when it arrives. */
  shape?: 'rows' | 'text' | 'cards' | 'tiles';
  count?: number;
};

/** Stands where content is about to be. */
export function LoadingState({ shape = 'text', count = 3 }: LoadingStateProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Root data-shape={shape} role="status">
      <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-slot="bone" aria-hidden />
      ))}
    </Root>
  );
}
