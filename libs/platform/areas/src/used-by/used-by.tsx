import { Banner, Box, Button, Heading, Link as TextLink, LoadingState, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';

type Use = Schema<'SettingUse'>;

/** What a query of `getSettingUsage` knows; areas ask it themselves, because this library fetches nothing. */
export type UsageState = {
  data: Schema<'SettingUsage'> | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
};

/** What hangs on a thing of the settings, with the first few by name. */
export function UsedBy({ usage }: { usage: UsageState }) {
  const { formatMessage: t } = useIntl();
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h3" id={headingId} size="md">
        {t(messages.title)}
      </Heading>
      {usage.data ? (
        <Uses uses={usage.data.uses} />
      ) : usage.isError ? (
        <Banner
          tone="danger"
          live
          action={<Button onClick={() => void usage.refetch()}>{t(messages.retry)}</Button>}
        >
          {t(messages.failed)}
        </Banner>
      ) : (
        <LoadingState count={2} />
      )}
    </Box>
  );
}

function Uses({ uses }: { uses: readonly Use[] }) {
  const { formatMessage: t } = useIntl();
  if (uses.length === 0) return <Text tone="muted">{t(messages.nothing)}</Text>;
  return (
    <Box as="ul" listStyleType="none">
      {uses.map((use) => (
        <Box as="li" key={use.use} paddingBlock="1">
          {t(messages.line, use)}
          <Examples use={use} />
        </Box>
      ))}
    </Box>
  );
}

function Examples({ use: { examples, count } }: { use: Use }) {
  const { formatMessage: t } = useIntl();
  const unnamed = count - examples.length;
  return (
    <Text tone="muted" size="sm">
      {examples.map(({ label, address }, index) => (
        <span key={`${index} ${label}`}>
          {index > 0 && ', '}
          {address === null ? (
            label
          ) : (
            <TextLink asChild>
              <Link to={address}>{label}</Link>
            </TextLink>
          )}
        </span>
      ))}
      {unnamed > 0 && `, ${t(messages.more, { count: unnamed })}`}
    </Text>
  );
}
