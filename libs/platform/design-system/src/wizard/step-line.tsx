import { useIntl } from 'react-intl';
import { styled } from '../theme/styled.ts';
import { messages } from './messages.ts';

const Root = styled('div', {
  base: {
    marginBottom: '5',
    '& [data-slot=words]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '4',
      fontSize: 'sm',
    },
    '& strong': { fontWeight: 'strong' },
    '& small': { color: 'textMuted', fontSize: 'inherit' },
    '& [data-slot=line]': { display: 'flex', gap: '1', marginTop: '1.5' },
    '& [data-slot=line] span': { flex: '1', height: '4px', borderRadius: 'full', background: 'border' },
    '& [data-slot=line] [data-reached]': { background: 'brand' },
  },
});

export type StepLineProps = {
  /** The names of all steps. */
  steps: readonly string[];
  /** The index of the step under way. */
  current: number;
};

/** Where one is on the way, by name, and what comes next; many names beside each other would not fit a phone. */
export function StepLine({ steps, current }: StepLineProps) {
  const { formatMessage: t } = useIntl();
  const next = steps[current + 1];
  return (
    <Root>
      <p data-slot="words">
        <strong>
          {t(messages.stepOf, { number: current + 1, count: steps.length, step: steps[current] ?? '' })}
        </strong>
        {next && <small>{t(messages.nextStep, { step: next })}</small>}
      </p>
      <div data-slot="line" aria-hidden>
        {steps.map((step, index) => (
          <span key={step} data-reached={index <= current ? '' : undefined} />
        ))}
      </div>
    </Root>
  );
}
