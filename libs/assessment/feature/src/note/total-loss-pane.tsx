import { totalLossLevel, totalLossShare } from '@dosar/assessment-domain';
import { Banner, Box, Button, Flex, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import type { Note } from './note-query.ts';
import { totalMessages as messages } from './total-messages.ts';

type TotalLossPaneProps = {
  head: Note['head'];
  /** What became of the request for a total loss. */
  answer: Note['total_loss'];
  grossBani: number;
  /** Opens what holds for the whole note; absent where it is closed. */
  onEdit?: (() => void) | undefined;
};

const answerTones = { asked: 'info', approved: 'success', refused: 'warning' } as const;
const colors = { none: 'success', near: 'warning', reached: 'danger' } as const;

/** How much of the value of the vehicle its repair costs, with the limits and the source of the value. */
export function TotalLossPane({ head, answer, grossBani, onEdit }: TotalLossPaneProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { number, date } = useFormats();
  const value = head.vehicle_value;
  const share = totalLossShare(grossBani, value?.amount_bani);
  const level = totalLossLevel(share);
  const percent = share === null ? '' : number(share / 100, 1);
  return (
    <Box padding="3" borderBottomWidth="1px">
      <Flex gap="2" alignItems="baseline" marginBottom="2">
        <Heading as="h2" size="md">
          {t(messages.totalLoss)}
        </Heading>
        {share !== null && (
          <Text as="span" fontWeight="strong" marginInlineStart="auto" color={colors[level]}>
            {percent} %
          </Text>
        )}
      </Flex>
      {share === null ? (
        <Text tone="muted">{t(messages.noValue)}</Text>
      ) : (
        <>
          <Box
            role="img"
            aria-label={t(messages.meter, { percent })}
            position="relative"
            height="10px"
            borderRadius="5px"
            overflow="hidden"
            background="linear-gradient(90deg, {colors.surfaceSubtle} 60%, {colors.warningSubtle} 60% 75%, {colors.dangerSubtle} 75%)"
          >
            <Box
              height="full"
              background={colors[level]}
              style={{ width: `${Math.min(100, share / 100)}%` }}
            />
          </Box>
          <Box position="relative" height="18px" fontSize="sm" color="textMuted" aria-hidden>
            <Box position="absolute" insetInlineStart="60%" transform="translateX(-50%)">
              60
            </Box>
            <Box position="absolute" insetInlineStart="75%" transform="translateX(-30%)">
              75 %
            </Box>
          </Box>
          <Text>{t(messages.level, { level })}</Text>
          {value && (
            <>
              <Text tone="muted">{t(messages.value, { amount: lei(value.amount_bani) })}</Text>
              <Text tone="muted" size="sm">
                {t(messages.valueSource, {
                  source: value.source,
                  day: date(value.valued_on),
                  count: value.comparables.length,
                })}
              </Text>
            </>
          )}
        </>
      )}
      {answer !== null && (
        <Box marginTop="2">
          <Banner tone={answerTones[answer]}>{t(messages.totalLossAnswer, { state: answer })}</Banner>
        </Box>
      )}
      {onEdit && (
        <Box marginTop="2">
          <Button icon="edit" onClick={onEdit}>
            {value ? t(messages.editHead) : t(messages.addValue)}
          </Button>
        </Box>
      )}
    </Box>
  );
}
