import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Box, Button, CopyButton, Flex, Heading, notify, Text } from '@dosar/design-system';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { statementMessages as messages } from './statement-messages.ts';

type DriverLinksProps = {
  assignmentId: string;
  links: Schema<'AccidentStatement'>['links'] | undefined;
};

/** The links by which both drivers fill in their column on their own phones. */
export function DriverLinks({ assignmentId, links }: DriverLinksProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" aria-label={t(messages.linkFor)}>
      <Heading as="h2" size="md">
        {t(messages.linkFor)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.linkHint)}
      </Text>
      {(['a', 'b'] satisfies SideOfForm[]).map((side) => (
        <DriverLink
          key={side}
          side={side}
          assignmentId={assignmentId}
          isOpen={(links?.[side] ?? null) !== null}
        />
      ))}
    </Box>
  );
}

function DriverLink({
  side,
  assignmentId,
  isOpen,
}: {
  side: SideOfForm;
  assignmentId: string;
  isOpen: boolean;
}) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string>();
  const call = { params: { path: { assignment_id: assignmentId } }, body: { side } };
  const settled = {
    onError: (error: unknown) => notify.warning(problemText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('fnol', 'claims')),
  };
  const make = useMutation({
    mutationFn: () => dataOf(api.POST('/api/fnol/makeStatementLink/{assignment_id}', call)),
    onSuccess: (link) => setUrl(link.url),
    ...settled,
  });
  const revoke = useMutation({
    mutationFn: () => dataOf(api.POST('/api/fnol/revokeStatementLink/{assignment_id}', call)),
    onSuccess: () => setUrl(undefined),
    ...settled,
  });
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center" marginTop="2">
      <Button loading={make.isPending} onClick={() => make.mutate()}>
        {t(messages.linkFor)} {side.toUpperCase()}
      </Button>
      {isOpen && (
        <Button variant="quiet" loading={revoke.isPending} onClick={() => revoke.mutate()}>
          {t(messages.withdraw)} {side.toUpperCase()}
        </Button>
      )}
      {url !== undefined && (
        <Flex gap="1" alignItems="center" minWidth="0" flexBasis="100%">
          <Text overflowWrap="anywhere">{url}</Text>
          <CopyButton value={url} name={t(messages.linkFor)} />
        </Flex>
      )}
    </Flex>
  );
}
