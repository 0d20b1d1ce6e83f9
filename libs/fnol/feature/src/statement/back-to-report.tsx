import { Link } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useLocation } from 'react-router';
import { nextMessages as messages } from './next-messages.ts';

/** The way back to the page of the report from which somebody came to the statement. */
export function BackToReport() {
  const { formatMessage: t } = useIntl();
  const state: unknown = useLocation().state;
  const backTo =
    typeof state === 'object' && state !== null && 'backTo' in state && typeof state.backTo === 'string'
      ? state.backTo
      : undefined;
  if (backTo === undefined) return null;
  return (
    <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
      <RouterLink to={backTo}>{t(messages.back)}</RouterLink>
    </Link>
  );
}
