import { apiQuery, getAssignment } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { useSession } from '@dosar/auth';
import { Box, Button, Dialog, Heading, LoadingState, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const Reason = lazy(async () => ({ default: (await import('./reason.tsx')).Reason }));

/** Who has the open task, and the question why; the answer is fetched when it is asked. */
export function ReasonAside({ claimFileNo, assignmentId }: OpenedFile) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const [isOpen, setOpen] = useState(false);
  // The page has read the file: it is not asked for again.
  const { data } = useQuery({
    ...apiQuery(getAssignment, {
      params: { path: { claim_file_no: claimFileNo, assignment_id: assignmentId } },
    }),
    enabled: false,
  });
  if (!data) return null;
  const { assigned_user_id: ownerId, assigned_user_name: owner } = data.header;
  const isOwn = ownerId !== null && ownerId === profile?.user_id;
  const question = owner === null ? messages.whyNobody : isOwn ? messages.whyMe : messages.whyThem;
  return (
    <Box as="section" aria-labelledby="aside-owner">
      <Heading id="aside-owner" size="md">
        {t(messages.assignedTo)}
      </Heading>
      <Text>{owner ?? t(messages.nobody)}</Text>
      <Button variant="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(question)}
      </Button>
      <Dialog open={isOpen} title={t(question)} onClose={() => setOpen(false)}>
        <Suspense fallback={<LoadingState count={4} />}>
          <Reason assignmentId={assignmentId} />
        </Suspense>
      </Dialog>
    </Box>
  );
}
