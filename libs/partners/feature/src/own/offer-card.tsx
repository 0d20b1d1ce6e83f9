import { Box, Card, DescriptionList, Flex, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { kindMessages } from '../jobs/state-messages.ts';
import { CarName } from './car-name.tsx';
import { OfferActs } from './offer-acts.tsx';
import { messages } from './own-messages.ts';
import { useJobTimes } from './use-job-times.ts';

/** An offer: which car, what happened to it, and how long there is to answer. */
export function OfferCard({
  offer,
  onOpen,
}: {
  offer: Schema<'OwnJobRow'>;
  onOpen: (jobId: string) => void;
}) {
  const { formatMessage: t } = useIntl();
  const left = useJobTimes().answer(offer);
  return (
    <Card as="article">
      <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap" marginBottom="2">
        <CarName job={offer} onOpen={onOpen} />
        {left && (
          <Text size="sm">
            <Box as="span" fontWeight="strong" color={left.isNear ? 'warning' : undefined}>
              {left.words}
            </Box>
          </Text>
        )}
      </Flex>
      <DescriptionList
        layout="pairs"
        facts={[
          { term: t(messages.note), value: t(kindMessages[offer.kind]) },
          { term: t(messages.damage), value: offer.damage },
          { term: t(messages.insurer), value: offer.insurer_name },
        ]}
      />
      <Box marginTop="3">
        <OfferActs offer={offer} />
      </Box>
    </Card>
  );
}
