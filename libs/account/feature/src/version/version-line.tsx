import { apiQuery, getVersion } from '@dosar/api-client';
import { Flex, StatusChip, Text, useIsQuiet } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Which version of the product runs, and in which environment (C1). */
export function VersionLine() {
  const { formatMessage: t } = useIntl();
  const { data } = useQuery({ ...apiQuery(getVersion), staleTime: Infinity, enabled: useIsQuiet() });
  // The line keeps its height while the answer is on its way, so that nothing moves.
  return (
    <Flex gap="3" minHeight="6" alignItems="center" fontSize="sm" flexWrap="wrap">
      {data && (
        <>
          <Text size="sm">{t(messages.version, { version: data.version })}</Text>
          <StatusChip label={data.envLabel} color={data.envLabelColor} />
        </>
      )}
    </Flex>
  );
}
