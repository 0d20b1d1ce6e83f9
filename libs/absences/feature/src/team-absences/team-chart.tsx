import { Flex, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { daysText } from '../leave-text.ts';
import { TooFew, warningsByPlace } from '../my-absences/request-preview.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { messages } from './chart-messages.ts';
import { useChart } from './use-chart.ts';
import { WallChart } from './wall-chart.tsx';

type TeamChartProps = {
  team: Schema<'TeamAbsences'>;
  openId: string | undefined;
  onOpen: (absenceId: string) => void;
};

/** Who is away when, with what is missing above it: people of a team, and people at a place. */
export function TeamChart({ team, openId, onOpen }: TeamChartProps) {
  const { formatMessage: t } = useIntl();
  const chart = useChart(team, openId);
  if (team.teams.length === 0) return <Text tone="muted">{t(messages.noTeam)}</Text>;
  return (
    <section aria-label={t(messages.title)}>
      <Flex gap="4" flexWrap="wrap" marginBottom="1">
        {/* Who is away today is known only while the chart shows today. */}
        {team.from <= team.today && team.today <= team.to && (
          <Text as="span">
            {t(messages.awayToday, { days: daysText(chart.awayToday), people: chart.people })}
          </Text>
        )}
        {chart.lowDays > 0 && (
          <Text as="span" color="warning" fontWeight="strong">
            {t(messages.lowDays, { count: chart.lowDays })}
          </Text>
        )}
      </Flex>
      {warningsByPlace(team.place_warnings).map((warnings) => (
        <TooFew key={warnings[0]?.place_name} warnings={warnings} isApproved />
      ))}
      <WallChart
        label={t(messages.title)}
        days={chart.days}
        today={team.today}
        groups={chart.groups}
        onOpen={onOpen}
      />
      <ChartLegend />
    </section>
  );
}
