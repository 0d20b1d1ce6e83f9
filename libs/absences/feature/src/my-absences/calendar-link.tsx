import { apiMutation, createFeed, queriesOf, revokeFeed, useProblemText } from '@dosar/api-client';
import { Banner, Button, CopyButton, Dialog, Stack, Text } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Makes and revokes the private address by which a calendar program shows one's absences. */
export function CalendarLink({ hasFeed }: { hasFeed: boolean }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const refresh = () => queryClient.invalidateQueries(queriesOf('absences'));
  const create = useMutation({ ...apiMutation(createFeed), onSuccess: refresh });
  const revoke = useMutation({
    ...apiMutation(revokeFeed),
    onSuccess: async () => {
      create.reset();
      await refresh();
    },
  });
  const url = create.data?.url;
  const error = create.error ?? revoke.error;
  return (
    <>
      <Button variant="quiet" icon="event" onClick={() => setOpen(true)}>
        {t(messages.addToCalendar)}
      </Button>
      <Dialog open={isOpen} title={t(messages.addToCalendar)} onClose={() => setOpen(false)}>
        <Stack gap="3">
          <Text>{t(hasFeed && url === undefined ? messages.feedThere : messages.feedAbout)}</Text>
          {error && (
            <Banner tone="danger" title={t(messages.failed)} live>
              {problemText(error)}
            </Banner>
          )}
          {url !== undefined && (
            <Text overflowWrap="anywhere">
              <code>{url}</code> <CopyButton value={url} name={t(messages.feedCopy)} />
            </Text>
          )}
          <Stack direction="row" gap="2" flexWrap="wrap">
            <Button variant="primary" loading={create.isPending} onClick={() => create.mutate({})}>
              {t(messages.feedCreate)}
            </Button>
            {hasFeed && (
              <Button loading={revoke.isPending} onClick={() => revoke.mutate({})}>
                {t(messages.feedRevoke)}
              </Button>
            )}
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
