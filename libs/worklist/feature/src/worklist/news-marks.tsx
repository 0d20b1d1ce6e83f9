import { Flex, Icon } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { WorklistRow } from './worklist-view.ts';

const marks = {
  note: ['note', messages.newNote],
  message: ['email', messages.newMessage],
  document: ['description', messages.newDocument],
} as const;

/** Whether something on a row is newer than the last visit, or the row has come back. */
export function hasNews({ unread, returned_at }: WorklistRow): boolean {
  return unread.length > 0 || returned_at !== null;
}

/** What is new on a row: pictures with words for those who do not see them, and where it comes back from. */
export function News({ row }: { row: WorklistRow }) {
  const { formatMessage: t } = useIntl();
  if (!hasNews(row)) return null;
  return (
    <Flex as="span" gap="1" alignItems="center" color="brandText">
      {row.returned_at !== null && <Icon name="history" label={t(messages.returned)} />}
      {row.unread.map((kind) => (
        <Icon key={kind} name={marks[kind][0]} label={t(marks[kind][1])} />
      ))}
    </Flex>
  );
}
