import { useProblemText } from '@dosar/api-client';
import { Banner, Box, Heading, LoadingState, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { previewQuery } from './role-queries.ts';
import { messages } from './roles-messages.ts';
import { useAccessWords } from './use-access-words.ts';

type Line = Schema<'AccessLine'>;

/** What somebody with some built-in roles and no others sees and does, as the server decides it. */
export function RoleView({ parts }: { parts: readonly string[] }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const preview = useQuery({
    ...previewQuery(parts),
    enabled: parts.length > 0,
    placeholderData: keepPreviousData,
  });
  if (parts.length === 0) return <Text tone="muted">{t(messages.noParts)}</Text>;
  if (preview.isError) return <Banner tone="warning">{problemText(preview.error)}</Banner>;
  if (!preview.data) return <LoadingState shape="rows" count={4} />;
  const ofKind = (kind: Line['kind']) => preview.data.filter((line) => line.kind === kind && line.is_open);
  return (
    <Stack gap="3">
      <Lines title={t(messages.pages)} lines={ofKind('page')} />
      <Lines title={t(messages.acts)} lines={ofKind('permission')} />
    </Stack>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const id = useId();
  const { nameOf } = useAccessWords();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h4" id={id} size="md">
        {title}
      </Heading>
      <Box as="ul" paddingInlineStart="5" columnGap="6" style={{ columnWidth: '18rem' }}>
        {lines.map((line) => (
          <li key={line.code}>{nameOf(line)}</li>
        ))}
      </Box>
    </Box>
  );
}
