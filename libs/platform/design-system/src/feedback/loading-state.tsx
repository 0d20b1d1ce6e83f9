import { VisuallyHidden } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { slotClasses } from '../theme/plain.ts';
import { messages } from './messages.ts';

const looks = slotClasses({
  base: {
    // Invisible for the first 150 ms: what comes quickly shows no flash of grey.
    root: { display: 'grid', gap: '3', animation: 'appearSoon' },
    bone: { background: 'phaseCancelledSubtle', borderRadius: 'sm', animation: 'wait' },
  },
  variants: {
    shape: {
      rows: { bone: { height: 'calc(var(--dosar-row) - 8px)' } },
      text: { bone: { height: '1em', _last: { width: '60%' } } },
      cards: { bone: { height: '20' } },
      tiles: {
        root: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' },
        bone: { height: '5.5rem', borderRadius: 'lg' },
      },
    },
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
  const { root, bone } = looks({ shape });
  return (
    <div className={root} role="status">
      <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={bone} aria-hidden />
      ))}
    </div>
  );
}
