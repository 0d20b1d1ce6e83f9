import { Box, Flex, InternalTerm, LegalTerm, StatusChip } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Detail = Schema<'AssignmentDetail'>;

/** How the file stands: its clocks, its phase, whom it waits for, who has it, and its sums. */
export function StateLine({ assignment }: { assignment: Detail }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { header, activities } = assignment;
  const main = activities.find((activity) => activity.is_case_master);
  const isClosed = header.category_code === 'done' || header.category_code === 'cancelled';
  return (
    <Flex as="dl" columnGap="5" rowGap="1" flexWrap="wrap" alignItems="flex-start">
      <State term={t(messages.legalDue)}>
        {header.legal_due_date &&
          (isClosed ? (
            formats.date(header.legal_due_date)
          ) : (
            <Flex gap="2" flexWrap="wrap" alignItems="center">
              <LegalTerm due={header.legal_due_date} />
              <Penalty assignment={assignment} due={header.legal_due_date} />
            </Flex>
          ))}
      </State>
      <State term={t(messages.due)}>
        {header.due_at && (isClosed ? formats.dateTime(header.due_at) : <InternalTerm due={header.due_at} />)}
      </State>
      {main && main.assignment_id !== header.assignment_id && (
        <State term={t(messages.filePhase)}>
          <StatusChip label={main.status_name} phase={main.category_code} variant="chip" />
        </State>
      )}
      <State term={header.assignment_type_name}>
        <StatusChip label={header.status_name} phase={header.category_code} variant="chip" />
      </State>
      {header.waiting_on && !isClosed && (
        <State term={t(messages.waitsFor)}>{t(messages.waitingOn, { whom: header.waiting_on })}</State>
      )}
      <State term={t(messages.assignedTo)}>{header.assigned_user_name ?? t(messages.unassigned)}</State>
      <Money file={assignment.claim_file} />
    </Flex>
  );
}

function State({ term, children }: { term: string; children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <Box>
      <Box as="dt" color="textMuted" fontSize="sm" lineHeight="16px">
        {term}
      </Box>
      <Box as="dd">{children}</Box>
    </Box>
  );
}

/** The sums that the file has; one that is not known yet is left out. */
function Money({ file }: { file: Detail['claim_file'] }) {
  const { formatMessage: t } = useIntl();
  const lei = useLei();
  const sums = [
    [messages.estimated, file.estimated_amount],
    [messages.agreed, file.agreed_amount],
    [messages.paid, file.paid_amount],
    [messages.reserve, file.reserve_amount],
  ] as const;
  return sums.map(([term, amount]) =>
    amount === null ? null : (
      <Box key={term.id} hideBelow="lg" textAlign="end" fontVariantNumeric="tabular-nums">
        <Box as="dt" color="textMuted" fontSize="sm" lineHeight="16px">
          {t(term)}
        </Box>
        <Box as="dd" fontWeight="strong">
          {lei(amount)}
        </Box>
      </Box>
    ),
  );
}

function useLei() {
  const { formatNumber } = useIntl();
  return (amount: number) =>
    `${formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} lei`;
}

/** By law an answer that is late costs so much of the sum that is due, each day. */
const penaltyOfDay = 0.002;

/** What the delay of the answer has cost so far, and what each further day adds; nothing where no sum is known. */
function Penalty({ assignment, due }: { assignment: Detail; due: string }) {
  const { formatMessage: t } = useIntl();
  const lei = useLei();
  const { agreed_amount: agreed, estimated_amount: estimated } = assignment.claim_file;
  const sum = agreed ?? estimated;
  const daysLate = Math.floor((Date.now() - Date.parse(`${due}T23:59:59`)) / 86_400_000) + 1;
  if (sum === null || daysLate <= 0) return null;
  const ofDay = Math.round(sum * penaltyOfDay * 100) / 100;
  const sofar = Math.round(sum * penaltyOfDay * daysLate * 100) / 100;
  return (
    <Box as="span" color="danger" fontWeight="strong" fontSize="sm" whiteSpace="nowrap">
      {t(messages.penalty, { sum: lei(sofar), day: lei(ofDay) })}
    </Box>
  );
}
