import { Box, CheckboxField, Flex, Icon, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import { kilometresBetween, type Located } from './place-distance.ts';

/** A place that a visit can move to. */
export type MovePlace = Located & {
  place_id: string;
  name: string;
  address: string;
  locality: string;
  hours: readonly { place_id: string; starts_at: string; ends_at: string }[];
};

type PlaceChangeProps = {
  from: Visit['place'];
  to: MovePlace;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
};

/** The old place and the new one with the way between them. To the claimant another place is another visit: it is agreed to first. */
export function PlaceChange({ from, to, isAgreed, onAgree }: PlaceChangeProps) {
  const { formatMessage: t } = useIntl();
  const km = kilometresBetween(from, to);
  return (
    <Stack gap="2" padding="3" borderWidth="1px" borderRadius="md" background="warningSubtle">
      <PlaceLine place={from} isLeft />
      <PlaceLine place={to} />
      <Text size="sm">{km === undefined ? t(messages.distanceUnknown) : t(messages.distance, { km })}</Text>
      <CheckboxField
        label={t(messages.agreePlace, { place: to.name })}
        checked={isAgreed}
        onChange={({ target }) => onAgree(target.checked)}
      />
    </Stack>
  );
}

function PlaceLine({
  place: { name, address, locality },
  isLeft = false,
}: {
  place: Pick<MovePlace, 'name' | 'address' | 'locality'>;
  isLeft?: boolean;
}) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="2" alignItems="flex-start">
      <Icon name="place" />
      <Box minWidth="0">
        <Box as={isLeft ? 's' : 'b'}>{name}</Box>
        <Text size="sm" tone="muted">
          {`${address}, ${locality} · ${t(isLeft ? messages.oldPlace : messages.newPlace)}`}
        </Text>
      </Box>
    </Flex>
  );
}
