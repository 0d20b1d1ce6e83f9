import { useIntl } from 'react-intl';
import { LeaveLegend } from '../leave-legend.tsx';
import { messages } from './chart-messages.ts';

/** What the bars of the wall chart mean. */
export function ChartLegend() {
  const { formatMessage: t } = useIntl();
  return (
    <LeaveLegend
      label={t(messages.legend)}
      items={[
        { tone: 'firm', text: t(messages.legendApproved) },
        { tone: 'asked', text: t(messages.legendAsked) },
        { tone: 'firm', sign: '½', text: t(messages.legendHalf) },
        { tone: 'other', text: t(messages.legendOther) },
        { tone: 'present', text: t(messages.legendPresent) },
        { tone: 'free', text: t(messages.legendFree) },
      ]}
    />
  );
}
