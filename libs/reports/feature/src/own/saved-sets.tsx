import { Box, Flex, Heading, Icon, IconButton, Link, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { useParameterWords } from '../parameter-words.ts';
import { withParameters } from '../report/report-address.ts';
import { ownReportsQuery } from '../report-queries.ts';
import { messages } from './messages.ts';
import { useOwnActs } from './use-own-acts.ts';

type SavedSetsProps = {
  /** Only those of this report; of all when absent. */
  state?: string;
  /** What the reports are called, where those of all are shown. */
  names?: ReadonlyMap<string, string>;
  /** The parameters that the page shows. */
  shown?: Schema<'ReportParameters'>;
};

/** Parameters under a name: a click opens the report with them. */
export function SavedSets({ state, names, shown }: SavedSetsProps) {
  const { formatMessage: t } = useIntl();
  const words = useParameterWords();
  const { removeSet } = useOwnActs();
  const { data } = useQuery(ownReportsQuery);
  const sets = (data?.sets ?? []).filter((one) => state === undefined || one.state === state);
  return (
    <Box as="section" aria-labelledby="saved-sets">
      <Heading as="h2" size="md" id="saved-sets" marginBottom="1">
        {t(messages.sets)}{' '}
        {sets.length > 0 && (
          <Text as="span" tone="muted" size="sm">
            {sets.length}
          </Text>
        )}
      </Heading>
      {sets.length === 0 && (
        <Text tone="muted" size="sm">
          {t(messages.noSets)}
        </Text>
      )}
      <Box as="ul" listStyleType="none" aria-labelledby="saved-sets">
        {sets.map((one) => (
          <Flex as="li" key={one.report_set_id} alignItems="center" gap="2">
            <Box flex="1" minWidth="0" paddingBlock="1">
              <Link asChild fontWeight={isShown(one, shown) ? 'strong' : undefined}>
                <RouterLink to={addressOf(one)}>{one.name}</RouterLink>
              </Link>{' '}
              <Text as="span" tone="muted" size="sm">
                {[
                  names?.get(one.state),
                  words.line(one.parameters),
                  !one.is_own && t(messages.sharedBy, { name: one.owner_name }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Box>
            {isShown(one, shown) && <Icon name="check" />}
            {one.is_own && (
              <IconButton
                icon="close"
                label={t(messages.removeSet, { name: one.name })}
                onClick={() => void removeSet(one)}
              />
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

function addressOf({ state, parameters }: Schema<'ReportSet'>): string {
  return `/reports/${state}?${withParameters(new URLSearchParams(), parameters).toString()}`;
}

function isShown(
  { parameters }: Schema<'ReportSet'>,
  shown: Schema<'ReportParameters'> | undefined,
): boolean {
  if (shown === undefined) return false;
  const keys = ['last', 'from', 'to', 'compare', 'by', 'policy_type', 'county_code'] as const;
  return keys.every((key) => parameters[key] === shown[key]);
}
