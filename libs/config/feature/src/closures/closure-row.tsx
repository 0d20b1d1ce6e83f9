import { Button, Flex, Stack, Text, VisuallyHidden } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type ClosureRowProps = {
  closure: Schema<'Closure'>;
  /** Days that are over stay as they were. */
  isOver: boolean;
  onRename: () => void;
  onRemove: () => void;
};

/** One closed day, and what is planned on it all the same. */
export function ClosureRow({ closure, isOver, onRename, onRemove }: ClosureRowProps) {
  const { formatMessage: t, locale } = useIntl();
  const formats = useFormats();
  const day = formats.weekdayDate(closure.closure_date);
  const { booked_visits: visits, people_away: people, closed_from: from, closed_until: until } = closure;
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="start" flexWrap="wrap">
      <Stack gap="1" flex="1 1 16rem">
        <Text>
          {day}: {locale === 'en' ? closure.name_en : closure.name_ro}
          {(from !== null || until !== null) &&
            `, ${t(messages.part, { from: from ?? 'none', until: until ?? 'none' })}`}
        </Text>
        {visits > 0 && !isOver && <Text tone="danger">{t(messages.visits, { count: visits })}</Text>}
        {people > 0 && <Text tone="muted">{t(messages.people, { count: people })}</Text>}
      </Stack>
      {!isOver && (
        <Flex gap="2">
          <Button onClick={onRename}>
            {t(messages.change)} <VisuallyHidden>{day}</VisuallyHidden>
          </Button>
          <Button onClick={onRemove}>
            {t(messages.remove)} <VisuallyHidden>{day}</VisuallyHidden>
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
