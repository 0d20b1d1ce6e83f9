import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  ErrorState,
  Flex,
  Heading,
  Icon,
  LoadingState,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { partnerChangesQuery } from './directory-queries.ts';
import { messages as words } from './directory-messages.ts';
import { messages } from './history-messages.ts';
import { RestoreChange } from './restore-change.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Who changed what of a partner and when; asked for when somebody wants to see it. */
export function PartnerHistory({ partnerId }: { partnerId: string }) {
  const { formatMessage: t } = useIntl();
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {t(messages.heading)}
      </Heading>
      {isShown ? (
        <Changes partnerId={partnerId} />
      ) : (
        <Box>
          <Button icon="history" onClick={() => setShown(true)}>
            {t(messages.show)}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function Changes({ partnerId }: { partnerId: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const list = useInfiniteQuery(partnerChangesQuery(partnerId));
  if (list.isError && !list.data) return <ErrorState {...failureOf(list)} />;
  if (!list.data) return <LoadingState shape="rows" count={3} />;
  const changes = list.data.pages.flatMap(({ items }) => items);
  return (
    <>
      {changes.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
      <Box as="ol" listStyleType="none">
        {changes.map((change) => (
          <ChangeLine key={change.change_id} change={change} />
        ))}
      </Box>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t(words.more)}
        </Button>
      )}
    </>
  );
}

function ChangeLine({ change }: { change: Schema<'PartnerChange'> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { titleOf, valueOf } = useFieldWords();
  const { changed_by_name: by, on_behalf_of_name: replaced, changed_at: at } = change;
  const name = by ?? t(words.nobody);
  return (
    <Box as="li" paddingBlock="2" borderBottomWidth="1px">
      {change.fields.map(({ field, before, after }) => (
        <Box key={field}>
          <Text as="span" display="block" fontWeight="strong">
            {titleOf(field)}
          </Text>
          <Flex flexWrap="wrap" alignItems="center" gap="2" overflowWrap="anywhere">
            <Text as="span" tone="muted">
              {valueOf(field, before)}
            </Text>
            <Icon name="chevron_right" label={t(messages.became)} />
            <span>{valueOf(field, after)}</span>
          </Flex>
        </Box>
      ))}
      <Text tone="muted" size="sm">
        {replaced === null ? name : t(messages.onBehalf, { name, replaced })}
        {' · '}
        <time dateTime={at}>{dateTime(at)}</time>
      </Text>
      {change.can_restore && <RestoreChange change={change} />}
    </Box>
  );
}
