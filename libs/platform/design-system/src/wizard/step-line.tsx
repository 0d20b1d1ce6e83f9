import { useIntl } from 'react-intl';
import { slotClasses } from '../theme/plain.ts';
import { messages } from './messages.ts';

const stepLine = slotClasses({
  slots: ['root', 'words', 'next', 'line', 'part'],
  base: {
    root: { marginBottom: '5' },
    words: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '4',
      fontSize: 'sm',
      '& > strong': { fontWeight: 'strong' },
    },
    next: { color: 'textMuted', fontSize: 'inherit' },
    line: { display: 'flex', gap: '1', marginTop: '1.5' },
    part: {
      flex: '1',
      height: '4px',
      borderRadius: 'full',
      background: 'border',
      '&[data-reached]': { background: 'brand' },
    },
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
  const classes = stepLine();
  const next = steps[current + 1];
  return (
    <div className={classes.root}>
      <p className={classes.words}>
        <strong>
          {t(messages.stepOf, { number: current + 1, count: steps.length, step: steps[current] ?? '' })}
        </strong>
        {next && <small className={classes.next}>{t(messages.nextStep, { step: next })}</small>}
      </p>
      <div className={classes.line} aria-hidden>
        {steps.map((step, index) => (
          <span key={step} className={classes.part} data-reached={index <= current ? '' : undefined} />
        ))}
      </div>
    </div>
  );
}
