import { useProblemText } from '@dosar/api-client';
import { addressOfAssignment } from '@dosar/areas/claims';
import { Plate } from '@dosar/claim-parts';
import {
  Banner,
  Box,
  Button,
  Flex,
  Grid,
  Heading,
  IconButton,
  Link,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { CauseFields } from '../clock/cause-fields.tsx';
import { messages as clockMessages } from '../clock/messages.ts';
import { useExplain } from '../clock/use-explain.ts';
import { messages } from './messages.ts';

type RiskPanelProps = {
  clock: Schema<'LegalRiskRow'>;
  causes: Schema<'DelayCauses'>;
  onClose: () => void;
};

/** One file: how its penalty is reckoned, why it is late, who was told, and what stops the clock. */
export function RiskPanel({ clock, causes, onClose }: RiskPanelProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      as="section"
      aria-label={clock.claim_file_no}
      borderWidth="1px"
      borderRadius="md"
      background="surface"
      padding="4"
      position={{ lg: 'sticky' }}
      top="4"
    >
      <Stack gap="4">
        <Box>
          <Flex gap="2" alignItems="center">
            <Heading as="h2" size="lg">
              <Link asChild>
                <RouterLink to={addressOfAssignment(clock)}>{clock.claim_file_no}</RouterLink>
              </Link>
            </Heading>
            {clock.plate !== null && <Plate number={clock.plate} />}
            <Box marginInlineStart="auto">
              <IconButton icon="close" label={t(messages.close)} onClick={onClose} />
            </Box>
          </Flex>
          <Text tone="muted">
            {[clock.claimant_name, clock.owner_name ?? t(messages.nobody)].join(' · ')}
          </Text>
        </Box>
        <Reckoning clock={clock} />
        {clock.days_late > 0 && <Why clock={clock} causes={causes} />}
        <Told clock={clock} />
        <Box>
          <Heading as="h3" size="md">
            {t(messages.stops)}
          </Heading>
          <Text tone="muted">{t(messages.stopsText, { rule: clock.legal_rule_code })}</Text>
        </Box>
        <Button asChild variant="primary" wide>
          <RouterLink to={addressOfAssignment(clock)}>{t(messages.openFile)}</RouterLink>
        </Button>
      </Stack>
    </Box>
  );
}

/** The amount, the share of a day and the days of delay, with the term as a bar and the article of the law. */
function Reckoning({ clock }: Pick<RiskPanelProps, 'clock'>) {
  const { formatMessage: t, formatNumber } = useIntl();
  const { amount, lei } = useAmounts();
  const formats = useFormats();
  const share = formatNumber(clock.penalty_ppm / 1_000_000, { style: 'percent', maximumFractionDigits: 2 });
  const total = clock.days + clock.days_late;
  return (
    <Box>
      {clock.amount_bani === null ? (
        <Text tone="muted">{t(messages.noAmount)}</Text>
      ) : (
        <Grid gridTemplateColumns="minmax(0, 1fr) auto" gap="3" alignItems="baseline">
          <Text fontWeight="strong">
            {t(messages.reckoning, {
              amount: amount(clock.amount_bani),
              share,
              days: clock.days_late,
            })}
          </Text>
          <Text size="lg" fontWeight="strong" color={clock.days_late > 0 ? 'danger' : undefined}>
            {lei(clock.penalty_bani)}
          </Text>
        </Grid>
      )}
      <Flex
        aria-hidden
        height="8px"
        marginBlock="2"
        borderRadius="full"
        overflow="hidden"
        background="phaseCancelledSubtle"
      >
        <Box style={{ width: `${(clock.days / total) * 100}%` }} />
        <Box flex="1" background="dangerSolid" />
      </Flex>
      <Text tone="muted" size="sm">
        {t(messages.termDays, {
          from: formats.date(clock.started_on),
          due: formats.date(clock.due_date),
          days: clock.days,
        })}
      </Text>
      <Text tone="muted" size="sm">
        {clock.source} · {clock.legal_rule_code}
      </Text>
    </Box>
  );
}

function Why({ clock, causes }: Pick<RiskPanelProps, 'clock' | 'causes'>) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const formId = useId();
  const explain = useExplain(clock, () => undefined);
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.why)}
      </Heading>
      {explain.isError && (
        <Banner tone="danger" title={t(clockMessages.notKept)} live>
          {problemText(explain.error)}
        </Banner>
      )}
      <Stack gap="2" marginTop="1">
        <CauseFields formId={formId} clock={clock} causes={causes} onSend={explain.send} />
        <div>
          <Button type="submit" form={formId} loading={explain.isPending}>
            {t(clockMessages.keep)}
          </Button>
        </div>
      </Stack>
    </Box>
  );
}

/** Who was warned, once for each step. */
function Told({ clock }: Pick<RiskPanelProps, 'clock'>) {
  const { formatMessage: t, formatList } = useIntl();
  const formats = useFormats();
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.told)}{' '}
        <Text as="span" tone="muted" size="sm">
          {t(messages.toldOnce)}
        </Text>
      </Heading>
      {clock.told.length === 0 && <Text tone="muted">{t(messages.toldNobody)}</Text>}
      <Box as="ul" listStyleType="none">
        {clock.told.map((told) => (
          <Box as="li" key={told.step} paddingBlock="1">
            <Text as="span" tone="muted" size="sm" marginInlineEnd="2">
              {formats.dateTime(told.told_at)}
            </Text>
            {t(messages.step, { step: told.step, names: formatList(told.names) })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
