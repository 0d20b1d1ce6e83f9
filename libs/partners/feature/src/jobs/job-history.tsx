import { Box, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { doneMessages } from './done-messages.ts';
import { messages } from './job-messages.ts';
import type { Job } from './job-queries.ts';

const answers = {
  accepted: messages.answerAccepted,
  declined: messages.answerDeclined,
  silent: messages.answerSilent,
  withdrawn: messages.answerWithdrawn,
} as const;

/** Everything that was done to a job, and to whom it was offered; closed until somebody asks. */
export function JobHistory({ job: { steps, offers } }: { job: Job }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" color="textMuted" paddingBlock="2">
        {t(messages.history)}
      </Box>
      <Stack gap="3">
        <Steps steps={steps} />
        {offers.length > 0 && <Offers offers={offers} />}
      </Stack>
    </Box>
  );
}

function Steps({ steps }: Pick<Job, 'steps'>) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Stack as="ol" gap="1" listStyleType="none">
      {steps.map((step) => {
        const who = step.side === 'product' ? t(messages.product) : step.actor_name;
        const more = [who, step.is_by_phone && t(messages.byPhone), step.was_late && t(messages.wasLate)];
        return (
          <Box as="li" key={step.step_no} overflowWrap="anywhere">
            <Text as="span" tone="muted" size="sm">
              {dateTime(step.happened_at)}
            </Text>{' '}
            {t(doneMessages[step.act])}
            <Text as="span" tone="muted">
              {more.filter(Boolean).map((part) => ` · ${part}`)}
            </Text>
            {step.reason !== null && <Text size="sm">{step.reason}</Text>}
          </Box>
        );
      })}
    </Stack>
  );
}

function Offers({ offers }: Pick<Job, 'offers'>) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="1">
      <Text fontWeight="strong">{t(messages.offers)}</Text>
      <Stack as="ol" gap="1" listStyleType="none">
        {offers.map((offer) => {
          const { answer, chosen_by: by } = offer;
          const why = by === 'product' ? t(messages.byProduct) : offer.choice_reason;
          return (
            <Box as="li" key={offer.offer_no} overflowWrap="anywhere">
              {offer.name}: {t(answer === null ? messages.answerOpen : answers[answer])}
              <Text as="span" tone="muted">
                {[why, offer.answer_reason].filter(Boolean).map((part) => ` · ${part}`)}
              </Text>
            </Box>
          );
        })}
      </Stack>
    </Stack>
  );
}
