import { Icon, plain, writeDate, tooltipProps } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { shortDay, termOf, weekdaysUntil } from './term-day.ts';
import { messages } from './messages.ts';
import { legalWords } from './term-words.ts';

// From so many working days on it is urgent.
const near = 3;

const Root = plain('time', {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: '5px',
  height: '5',
  borderWidth: '1px',
  borderColor: 'transparent',
  borderRadius: 'sm',
  color: 'textFaint',
  fontSize: 'sm',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-state=near]': { paddingInline: '1.5', borderColor: 'danger', color: 'danger' },
  '&[data-state=over]': {
    paddingInline: '7px',
    background: 'dangerSolid',
    // White in both modes: the fill is a dark red in both.
    color: 'white',
    fontWeight: 'strong',
  },
  '&[data-state=held]': {
    paddingInline: '1.5',
    borderStyle: 'dashed',
    borderColor: 'textFaint',
    color: 'textMuted',
  },
  '&[data-state=met]': { color: 'phaseDone' },
});

export type LegalTermProps = {
  /** The last day for the answer. */
  due: string;
  /** The moment that counts as now; the clock when absent. */
  now?: Date;
  /** The clock stands still, for instance while a document is missing. */
  isSuspended?: boolean;
  /** The day of the answer, once there is one. */
  answeredOn?: string | undefined;
};

type State = 'far' | 'near' | 'over' | 'held' | 'met';

/** The deadline by law: grey while it is far, outlined in red from three working days on, filled once it is missed. */
export function LegalTerm({ due, now = new Date(), isSuspended = false, answeredOn }: LegalTermProps) {
  const intl = useIntl();
  const term = termOf(due, now);
  const show = (state: State, words: ReactNode) => (
    <Root dateTime={due} {...tooltipProps(writeDate(term.day))} data-state={state}>
      {words}
    </Root>
  );
  if (answeredOn !== undefined) {
    const date = shortDay(termOf(answeredOn, now).day, now);
    return show(
      'met',
      <>
        <Icon name="check" />
        {intl.formatMessage(messages.answered, { date })}
      </>,
    );
  }
  if (isSuspended) return show('held', intl.formatMessage(messages.held));
  const isNear = weekdaysUntil(term) <= near;
  const state = term.isOver ? 'over' : isNear ? 'near' : 'far';
  return show(state, legalWords(intl, term, isNear, now));
}
