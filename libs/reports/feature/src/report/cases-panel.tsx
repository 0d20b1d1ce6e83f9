import { useProblemText } from '@dosar/api-client';
import { addressOfAssignment } from '@dosar/areas/claims';
import {
  Banner,
  Box,
  Button,
  DataTable,
  Flex,
  Heading,
  IconButton,
  Link,
  LoadingState,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { useFigures } from '../figure-text.ts';
import { casesQuery } from '../report-queries.ts';
import { messages } from './messages.ts';

type CasesPanelProps = {
  answer: Schema<'ReportAnswer'>;
  line: Schema<'ReportLine'>;
  onClose: () => void;
};

/** The claim files behind a bar or row, and the same files in the worklist. */
export function CasesPanel({ answer, line, onClose }: CasesPanelProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const problemText = useProblemText();
  const cases = useQuery(casesQuery(answer.state, drillOf(answer, line)));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(function showPanel() {
    // On a phone it stands below a long table, at a desk above the row that opened it.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box
      ref={panel}
      as="aside"
      aria-label={line.label}
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      padding="4"
    >
      <Flex alignItems="center" gap="2">
        <Heading as="h2" size="md" flex="1">
          {line.label}{' '}
          <Text as="span" tone="muted" size="sm">
            {t(messages.days, { from: date(line.from), to: date(line.to) })}
          </Text>
        </Heading>
        <IconButton icon="close" label={t(messages.close)} onClick={onClose} />
      </Flex>
      {cases.isError && (
        <Banner tone="danger" title={t(messages.casesFailed)}>
          {problemText(cases.error)}
        </Banner>
      )}
      {answer.is_stock && (
        <Text tone="muted" size="sm">
          {t(messages.casesLive)}
        </Text>
      )}
      {cases.data ? <Cases cases={cases.data} /> : !cases.isError && <LoadingState shape="rows" count={4} />}
    </Box>
  );
}

function Cases({ cases }: { cases: Schema<'ReportCases'> }) {
  const { formatMessage: t } = useIntl();
  const { amount: writeAmount, lei } = useAmounts();
  const { alone } = useFigures();
  const { count, file_count: files, amount_bani: amount, value_unit: unit } = cases;
  const search = new URLSearchParams({ category: 'all', report_cases: cases.worklist });
  return (
    <>
      <Text tone="muted" marginBottom="2">
        {cases.title}: {t(messages.casesSum, { count })}
        {amount > 0 && `, ${lei(amount)}`}
      </Text>
      {count > 0 && (
        <Box marginBottom="3">
          <Button asChild>
            <RouterLink to={`/assignments/worklist?${search.toString()}`}>
              {t(messages.openList, { count: files })}
            </RouterLink>
          </Button>
        </Box>
      )}
      {count > 0 && (
        <DataTable
          caption={cases.title}
          rows={cases.cases}
          rowKey={(row) => `${row.claim_file_no} ${row.happened_on} ${row.about} ${row.value}`}
          columns={[
            {
              key: 'file',
              header: t(messages.file),
              always: true,
              onPhone: 'title',
              cell: (row) =>
                row.assignment_id === null ? (
                  row.claim_file_no
                ) : (
                  <Link asChild>
                    <RouterLink
                      to={addressOfAssignment({
                        claim_file_no: row.claim_file_no,
                        assignment_id: row.assignment_id,
                      })}
                    >
                      {row.claim_file_no}
                    </RouterLink>
                  </Link>
                ),
            },
            { key: 'about', header: t(messages.about), cell: (row) => row.about },
            ...(unit === null
              ? []
              : [
                  {
                    key: 'value',
                    header: t(messages.value),
                    align: 'end' as const,
                    cell: (row: Schema<'ReportCases'>['cases'][number]) => alone(row.value, unit),
                  },
                ]),
            ...(amount > 0
              ? [
                  {
                    key: 'lei',
                    header: t(messages.lei),
                    align: 'end' as const,
                    cell: (row: Schema<'ReportCases'>['cases'][number]) => writeAmount(row.amount_bani),
                  },
                ]
              : []),
          ]}
          empty={null}
        />
      )}
      {cases.cases.length < count && (
        <Text tone="muted" size="sm">
          {t(messages.casesPart, { shown: cases.cases.length, count })}
        </Text>
      )}
    </>
  );
}

/** A bar is a time, a row is a county, a kind of policy or what the report is about. */
function drillOf(
  { rows, parameters: { policy_type, county_code, by } }: Schema<'ReportAnswer'>,
  line: Schema<'ReportLine'>,
): Schema<'ReportDrill'> {
  const drill: Schema<'ReportDrill'> = {
    from: line.from,
    to: line.to,
    ...(policy_type !== undefined && { policy_type }),
    ...(county_code !== undefined && { county_code }),
  };
  if (!rows.includes(line) || line.key === '') return drill;
  if (by === 'county') return { ...drill, county_code: line.key };
  return by === 'policy_type' ? { ...drill, policy_type: line.key } : { ...drill, subject: line.key };
}
