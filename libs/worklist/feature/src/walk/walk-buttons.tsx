import { Flex, IconButton, Text, useShortcuts } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useWalk } from './use-walk.ts';

/** The way to the record before and after this one, in the list that it was opened from. */
export function WalkButtons({ header }: { header: { assignment_id: string } }) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const walk = useWalk(header.assignment_id);
  useShortcuts(
    walk
      ? [
          {
            id: 'walk.next',
            keys: ['j'],
            label: messages.next,
            scope: 'page',
            run: () => walk.next?.(),
          },
          {
            id: 'walk.previous',
            keys: ['k'],
            label: messages.previous,
            scope: 'page',
            run: () => walk.previous?.(),
          },
        ]
      : [],
  );
  if (!walk) return null;
  const { place, total, previous, next } = walk;
  return (
    <Flex role="group" aria-label={t(messages.name)} alignItems="center" gap="1">
      <IconButton
        icon="expand_less"
        label={t(messages.previous)}
        disabled={!previous}
        onClick={() => previous?.()}
      />
      <Text as="span" tone="muted" numeric role="status">
        {t(messages.position, {
          place: number(place),
          total: `${number(total.count)}${total.capped ? '+' : ''}`,
        })}
      </Text>
      <IconButton icon="expand_more" label={t(messages.next)} disabled={!next} onClick={() => next?.()} />
    </Flex>
  );
}
