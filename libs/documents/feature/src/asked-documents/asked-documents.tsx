import { apiQuery, browseDocRequests, requestDocuments, useQueryFailure } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button, ErrorState, Flex, Heading, Stack } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RequestDialog } from '../request-dialog/request-dialog.tsx';
import { AskedRequest } from './asked-request.tsx';
import { messages } from './messages.ts';

/** What somebody of the file was asked for and how far it is, with the button that asks for more. */
export function AskedDocuments({ assignmentId }: { assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const mayAsk = useCan(requestDocuments);
  const [isAsking, setIsAsking] = useState(false);
  const requests = useQuery(
    apiQuery(browseDocRequests, { params: { path: { assignment_id: assignmentId } } }),
  );
  return (
    <Stack as="section" gap="3" aria-label={t(messages.title)}>
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        {requests.data && requests.data.length > 0 ? (
          <Heading as="h2" size="md">
            {t(messages.title)}
          </Heading>
        ) : (
          <span />
        )}
        {mayAsk && (
          <Button variant="primary" icon="fact_check" onClick={() => setIsAsking(true)}>
            {t(messages.request)}
          </Button>
        )}
      </Flex>
      {requests.isError && <ErrorState title={t(messages.failed)} {...failureOf(requests)} />}
      {requests.data?.map((request) => (
        <AskedRequest key={request.id} request={request} assignmentId={assignmentId} mayAct={mayAsk} />
      ))}
      <RequestDialog assignmentId={assignmentId} open={isAsking} onClose={() => setIsAsking(false)} />
    </Stack>
  );
}
