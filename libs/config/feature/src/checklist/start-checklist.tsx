import { apiQuery, getStartChecklist } from '@dosar/api-client';
import {
  Box,
  Card,
  Flex,
  Heading,
  Icon,
  Link,
  ProgressBar,
  Text,
  VisuallyHidden,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';

type Line = Schema<'StartCheck'>;

/** What is missing before the first claim, until nothing is. It looks again whenever the dashboard is opened. */
export function StartChecklist() {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const { data } = useQuery(apiQuery(getStartChecklist));
  if (!data || data.done_count === data.lines.length) return null;
  const done = data.done_count;
  const total = data.lines.length;
  return (
    <Card as="section" aria-labelledby={id} padded={false} background="surface" marginBottom="4">
      <Flex alignItems="center" flexWrap="wrap" columnGap="4" rowGap="1" padding="4">
        <Box flex="1 1 20rem">
          <Heading as="h2" id={id} size="md">
            {t(messages.title)}
          </Heading>
          <Text tone="muted">{t(messages.intro, { missing: total - done })}</Text>
        </Box>
        <Box width="12rem">
          <Text tone="muted" size="sm">
            {t(messages.progress, { done, total })}
          </Text>
          <ProgressBar share={done / total} label={t(messages.progress, { done, total })} />
        </Box>
      </Flex>
      <Box as="ul" listStyleType="none">
        {data.lines.map((line) => (
          <ChecklistLine key={line.code} line={line} />
        ))}
      </Box>
    </Card>
  );
}

function ChecklistLine({ line }: { line: Line }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex
      as="li"
      borderTopWidth="1px"
      paddingInline="4"
      paddingBlock="2"
      columnGap="4"
      flexWrap="wrap"
      alignItems="baseline"
    >
      <Flex gap="2" flex="1 1 16rem" minWidth="0">
        <Box
          as="span"
          style={{ color: `var(--dosar-colors-${line.is_done ? 'success' : 'warning'})` }}
          display="flex"
          marginTop="0.5"
        >
          <Icon name={line.is_done ? 'check_circle' : 'schedule'} />
          <VisuallyHidden>{t(line.is_done ? messages.done : messages.missing)}</VisuallyHidden>
        </Box>
        <Box minWidth="0">
          <Box as="span" fontWeight={line.is_done ? 'normal' : 'strong'}>
            {line.title}
          </Box>
          <Text tone="muted" size="sm">
            {line.detail}
          </Text>
        </Box>
      </Flex>
      <Box flex="1 1 14rem">
        {!line.is_done && <Text tone="muted">{t(messages.without, { what: line.without })}</Text>}
      </Box>
      <Box minWidth="6rem" textAlign="end">
        <WayThere line={line} />
      </Box>
    </Flex>
  );
}

/** The page of a line, or the role that it asks for. */
function WayThere({ line: { address, asks_for: role, title } }: { line: Line }) {
  const { formatMessage: t } = useIntl();
  if (role !== null)
    return (
      <Text tone="muted" size="sm">
        {t(messages.asksFor, { role })}
      </Text>
    );
  if (address === null)
    return (
      <Text tone="muted" size="sm">
        {t(messages.onServer)}
      </Text>
    );
  return (
    <Link asChild>
      <RouterLink to={address} aria-label={t(messages.openNamed, { title })}>
        {t(messages.open)}
      </RouterLink>
    </Link>
  );
}
