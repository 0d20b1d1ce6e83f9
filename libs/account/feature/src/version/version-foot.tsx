import { apiQuery, getVersion } from '@dosar/api-client';
import { Box, useIsQuiet, tooltipProps } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The same in the small print of a menu: `v26.11.2 · Production` in words of the installation. */
export function VersionFoot() {
  const { formatMessage: t } = useIntl();
  const { data } = useQuery({ ...apiQuery(getVersion), staleTime: Infinity, enabled: useIsQuiet() });
  if (!data) return null;
  const { version, envLabel } = data;
  return (
    <Box as="span" {...tooltipProps(t(messages.version, { version }))}>
      {t(messages.foot, { version, environment: envLabel })}
    </Box>
  );
}
