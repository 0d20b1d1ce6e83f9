import { useIntl } from 'react-intl';
import { messages } from './directory-messages.ts';

/** Says how long something is still good, or since when it is not. */
export function useEndText(): (daysLeft: number) => string {
  const { formatMessage: t } = useIntl();
  return (days) => (days < 0 ? t(messages.ended, { count: -days }) : t(messages.daysLeft, { count: days }));
}
