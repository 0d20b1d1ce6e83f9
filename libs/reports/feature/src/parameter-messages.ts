import type { Schema } from '@dosar/openapi';
import { defineMessage } from 'react-intl';

type Last = NonNullable<Schema<'ReportParameters'>['last']>;

/** Words for periods, on the page of a report and wherever its parameters are kept. */
export const parameterMessages = {
  days: defineMessage<{ from: string; to: string }>({
    id: 'reports.parameters.days',
    description: 'A period of days that were chosen',
    defaultMessage: '{from} – {to}',
  }),
  lastName: defineMessage<{ last: Last }>({
    id: 'reports.parameters.lastName',
    description: 'Periods that move on with the calendar',
    defaultMessage:
      '{last, select, weeks_4 {last 4 weeks} weeks_13 {last 13 weeks} weeks_26 {last 26 weeks} weeks_52 {last 52 weeks} month {last month} quarter {last quarter} other {this year}}',
  }),
};
