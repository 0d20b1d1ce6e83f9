import { Banner, Box, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { formatDate } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { daysText, usePeriodText } from '../leave-text.ts';
import { messages } from './request-messages.ts';

const faults = {
  reversed: messages.faultReversed,
  too_long: messages.faultTooLong,
  parts: messages.faultParts,
  no_working_time: messages.faultNoWorkingTime,
  half_on_free_day: messages.faultHalfOnFreeDay,
};

type RequestPreviewProps = { preview: Schema<'AbsencePreview'>; types: readonly Schema<'AbsenceType'>[] };

/** What a request means: its cost, the team, and one's own work in those days. */
export function RequestPreview({ preview, types }: RequestPreviewProps) {
  const { formatMessage: t } = useIntl();
  const period = usePeriodText();
  const { fault, clash, half_days: halfDays, balance_before: before, balance_after: after } = preview;
  const { balances } = preview;
  const missing = -Math.min(0, ...balances.map((balance) => balance.after));
  if (fault !== null) return <Banner tone="danger" title={t(faults[fault])} live />;
  const clashName = types.find((type) => type.absence_type_code === clash?.absence_type_code)?.name ?? '';
  return (
    <Stack gap="3" role="status">
      {clash && <Banner tone="danger" title={t(messages.clash, { name: clashName, days: period(clash) })} />}
      <Flex gap="5" flexWrap="wrap">
        <Figure label={t(messages.workingDays)} value={daysText(halfDays)} />
        {balances.length < 2 && before !== null && (
          <Figure label={t(messages.balanceBefore)} value={daysText(before)} />
        )}
        {balances.length < 2 && after !== null && (
          <Figure label={t(messages.balanceAfter)} value={daysText(after)} />
        )}
        {balances.length > 1 &&
          balances.map((balance) => (
            <Figure
              key={balance.year}
              label={t(messages.balanceOfYear, { year: String(balance.year) })}
              value={`${daysText(balance.before)} → ${daysText(balance.after)}`}
            />
          ))}
      </Flex>
      {missing > 0 && <Banner tone="warning" title={t(messages.notEnough, { days: daysText(missing) })} />}
      <TeamFacts colleagues={preview.colleagues} warnings={preview.warnings} />
      <section>
        <Heading as="h3" size="md">
          {t(messages.ownWork)}
        </Heading>
        <Text>
          {preview.due_count > 0 ? (
            <Link to="/assignments/worklist?filter_keys=1">
              {t(messages.dueInDays, { count: preview.due_count })}
            </Link>
          ) : (
            t(messages.nothingDue)
          )}
        </Text>
        {preview.legal_dates.length > 0 && (
          <Text>
            {t(messages.legalInDays, {
              count: preview.legal_dates.length,
              dates: [...new Set(preview.legal_dates)].slice(0, 4).map(formatDate).join(', '),
            })}
          </Text>
        )}
      </section>
    </Stack>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Text tone="muted">{label}</Text>
      <Text size="lg" fontWeight="strong" numeric>
        {value}
      </Text>
    </div>
  );
}

type TeamFactsProps = Pick<Schema<'AbsencePreview'>, 'colleagues' | 'warnings'>;

/** Who else is away in those days, and days on which too few would be there. */
export function TeamFacts({ colleagues, warnings }: TeamFactsProps) {
  const { formatMessage: t } = useIntl();
  const period = usePeriodText();
  return (
    <section>
      <Heading as="h3" size="md">
        {t(messages.whoElse)}
      </Heading>
      {colleagues.length === 0 && <Text tone="muted">{t(messages.nobodyElse)}</Text>}
      <Box as="ul" listStyleType="none">
        {colleagues.map((colleague) => (
          <li key={`${colleague.user_id}${colleague.date_from}${colleague.first_part}`}>
            {colleague.full_name}, {period(colleague)}
            {!colleague.is_approved && `, ${t(messages.onlyAsked)}`}
          </li>
        ))}
      </Box>
      <Stack gap="2" marginTop="2">
        {warningsByPlace(warnings).map((ofPlace) => (
          <TooFew key={ofPlace[0]?.place_name} warnings={ofPlace} />
        ))}
      </Stack>
    </section>
  );
}

type TooFewProps = Pick<TeamFactsProps, 'warnings'> & {
  /** So it is by what was approved, and nothing is asked any more. */
  isApproved?: boolean;
};

/** Days on which the team or one place has too few people: the first of them, and how many they are. */
export function TooFew({ warnings, isApproved = false }: TooFewProps) {
  const { formatMessage: t } = useIntl();
  const [first] = warnings;
  if (first === undefined) return null;
  const { date, place_name: place, present, minimum } = first;
  const values = {
    date: formatDate(date),
    present: daysText(present),
    minimum: daysText(minimum),
    count: warnings.length,
  };
  const text =
    place === null
      ? t(messages.belowMinimum, values)
      : t(isApproved ? messages.shortAt : messages.belowMinimumAt, { ...values, place });
  return <Banner tone="warning" title={text} />;
}

/** The warnings of the team, and those of each place. */
export function warningsByPlace(warnings: TeamFactsProps['warnings']): Schema<'PresenceWarning'>[][] {
  const byPlace = new Map<string | null, Schema<'PresenceWarning'>[]>();
  for (const warning of warnings)
    byPlace.set(warning.place_name, [...(byPlace.get(warning.place_name) ?? []), warning]);
  return [...byPlace.values()];
}
