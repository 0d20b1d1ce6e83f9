import { Box, Button, Flex, Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './own-messages.ts';

/** The car of a job by its plate and model, which opens the job. */
export function CarName({
  job,
  onOpen,
}: {
  job: Pick<Schema<'OwnJobRow'>, 'partner_job_id' | 'plate' | 'vehicle'>;
  onOpen: (jobId: string) => void;
}) {
  const { formatMessage: t } = useIntl();
  const { plate, vehicle } = job;
  return (
    <Flex gap="2" alignItems="center" flexWrap="wrap" minWidth="0">
      {/* The words of the button begin where those below it do. */}
      <Box marginInlineStart="-3">
        <Button variant="plain" onClick={() => onOpen(job.partner_job_id)}>
          {plate === null ? (vehicle ?? t(messages.noCar)) : formatPlate(plate)}
        </Button>
      </Box>
      {plate !== null && vehicle !== null && <Text>{vehicle}</Text>}
    </Flex>
  );
}
