import { plain, writeDate, tooltipProps } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { termOf } from './term-day.ts';
import { internalWords } from './term-words.ts';

const Root = plain('time', {
  color: 'textMuted',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&[data-near]': { color: 'text', fontWeight: 'strong' },
  '&[data-over]': { color: 'danger' },
});

export type InternalTermProps = {
  /** An ISO date or instant. */
  due: string;
  /** The moment that counts as now; the clock when absent. */
  now?: Date;
};

/** A deadline of the house: grey, bold on its day, red once it has passed. */
export function InternalTerm({ due, now = new Date() }: InternalTermProps) {
  const intl = useIntl();
  const term = termOf(due, now);
  const date = writeDate(term.day);
  return (
    <Root
      dateTime={due}
      {...tooltipProps(term.time === undefined ? date : `${date}, ${term.time}`)}
      {...(term.isOver ? { 'data-over': '' } : term.days === 0 && { 'data-near': '' })}
    >
      {internalWords(intl, term, now)}
    </Root>
  );
}
