import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { readReason } from './reason.ts';
import type { SummaryLine } from './summary-lines.ts';
import { ReasonTextsContext, useReasonText } from './use-reason-text.ts';

/** Puts a line of the summary into words: the form's own words name the field, the common ones need its label. */
export function useSummaryText(): (line: SummaryLine) => string {
  const { formatMessage: t } = useIntl();
  const own = useContext(ReasonTextsContext);
  const reasonText = useReasonText();
  return ({ label, reason }) => {
    const words = reasonText(reason);
    return label && !(readReason(reason).name in own)
      ? t(messages.summaryLine, { label, reason: words })
      : words;
  };
}
