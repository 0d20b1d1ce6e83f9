import { Box, Flex, Grid, Link, Text, tooltipProps } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { FavouriteButton } from '../own/favourite-button.tsx';
import { useFigures } from '../figure-text.ts';
import { messages } from './messages.ts';
import { TrendLine } from './trend-line.tsx';

type Line = Schema<'ReportFigures'>['reports'][number];

/** Reports with what they say about last week; their names alone while the days of that week are being written down. */
export function ReportLines({ reports, areCounted }: { reports: readonly Line[]; areCounted: boolean }) {
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
      {reports.map((report) => (
        <ReportLine key={report.state} report={report} isCounted={areCounted} />
      ))}
    </Box>
  );
}

function ReportLine({ report, isCounted }: { report: Line; isCounted: boolean }) {
  return (
    <Grid
      as="li"
      position="relative"
      columnGap={{ base: '3', md: '4' }}
      rowGap={{ base: '1', md: '4' }}
      gridTemplateColumns={{
        base: 'auto minmax(0, 1fr) auto',
        md: 'auto minmax(0, 1fr) 136px 8.5rem 7.5rem',
      }}
      alignItems="center"
      paddingBlock="2.5"
      paddingInline="2"
      borderBottomWidth="1px"
      borderColor="border"
      css={{
        _hover: { background: 'hover' },
        '& a::after': { content: '""', position: 'absolute', inset: '0' },
      }}
    >
      <FavouriteButton state={report.state} name={report.name} />
      <Box minWidth="0">
        <Link asChild fontWeight="strong" color="text" textDecoration="none">
          <RouterLink to={`/reports/${report.state}`}>{report.name}</RouterLink>
        </Link>
        {isCounted && (
          <Text tone="muted" size="sm">
            {report.finding}
          </Text>
        )}
      </Box>
      {isCounted && <LineFigure report={report} />}
    </Grid>
  );
}

function LineFigure({ report: { figure, trend, unit } }: { report: Line }) {
  const { formatMessage: t } = useIntl();
  const { alone, change } = useFigures();
  const tone = figure.is_better === null ? 'textMuted' : figure.is_better ? 'success' : 'warning';
  return (
    <>
      <Box hideBelow="md" {...tooltipProps(t(messages.trend))}>
        <TrendLine values={trend} />
      </Box>
      <Text as="span" size="lg" fontWeight="strong" textAlign="end" fontVariantNumeric="tabular-nums">
        {alone(figure.value, unit)}
      </Text>
      <Flex gridColumn={{ base: '2 / -1', md: 'auto' }}>
        <Text as="span" size="sm" color={figure.change === null ? 'textMuted' : tone}>
          {figure.is_small ? t(messages.small) : figure.change !== null && change(figure.change, unit)}
        </Text>
      </Flex>
    </>
  );
}
