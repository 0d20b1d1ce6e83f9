import { addressOfEntry } from '@dosar/areas/claims';
import { Box, Button, Dialog, Link, SelectField, Stack, Text } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';
import { useNewsText } from './use-news-text.ts';
import { snoozes, type Snooze } from './snooze.ts';
import type { NewActivity } from './use-new-activities.ts';

export type NewActivitiesDialogProps = {
  open: boolean;
  news: readonly NewActivity[];
  /** Where the worklist shows them. */
  listAddress: string;
  onSnooze: (snooze: Snooze) => void;
  onSeen: () => void;
};

/** S10: whose work is new and how much, to be seen now or later. */
export function NewActivitiesDialog(props: NewActivitiesDialogProps) {
  const { open, listAddress, onSnooze, onSeen } = props;
  const { formatMessage: t } = useIntl();
  const textOf = useNewsText();
  const [snooze, setSnooze] = useState<Snooze>('halfHour');
  // The words stay while the dialog goes.
  const [news, setNews] = useState(props.news);
  if (open && news !== props.news) setNews(props.news);

  return (
    <Dialog
      size="small"
      open={open}
      title={t(messages.title)}
      // Escape decides nothing: the news come back.
      onClose={() => onSnooze(snooze)}
      footer={
        <>
          <Button onClick={() => onSnooze(snooze)}>{t(messages.snooze)}</Button>
          <Button variant="primary" onClick={onSeen}>
            {t(messages.seen)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Box>
          {news.map((one) => {
            const place = placeOf(one);
            return place ? (
              <Text key={place.key}>
                <Link asChild>
                  <RouterLink to={place.address} onClick={onSeen}>
                    {textOf(one)}
                  </RouterLink>
                </Link>
              </Text>
            ) : (
              <Text key={one.name} fontWeight="strong">
                {textOf(one)}
              </Text>
            );
          })}
          {news.some(({ type }) => type === 'new_activities') && (
            <Link asChild>
              <RouterLink to={listAddress} onClick={onSeen}>
                {t(messages.list)}
              </RouterLink>
            </Link>
          )}
        </Box>
        <SelectField
          label={t(messages.snoozeFor)}
          placeholder={null}
          choices={snoozes.map((value) => ({ value, label: t(messages[value]) }))}
          value={snooze}
          onChange={({ target }) => setSnooze(snoozes.find((value) => value === target.value) ?? snooze)}
        />
      </Stack>
    </Dialog>
  );
}

/** Where something new is looked at that has a page of its own. */
function placeOf({ mention, notice }: NewActivity): { key: string; address: string } | undefined {
  if (notice) return { key: notice.notice_id, address: notice.address };
  if (!mention) return undefined;
  return { key: mention.timeline_event_id, address: addressOfEntry(mention, mention.timeline_event_id) };
}
