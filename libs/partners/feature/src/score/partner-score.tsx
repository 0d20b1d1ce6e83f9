import { apiQuery, getPartnerScore, useQueryFailure } from '@dosar/api-client';
import { ErrorState, Grid, Heading, LoadingState, Stack, StatTile } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './score-messages.ts';
import { ScoreTrend } from './score-trend.tsx';
import { useFigureText } from './use-figure-text.ts';

type Figure = Schema<'PartnerFigure'>;

/** How a partner has worked: each figure with its trend and the others of the county, or why there is none. */
export function PartnerScore({ partnerId }: { partnerId: string }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(apiQuery(getPartnerScore, { params: { path: { partner_id: partnerId } } }));
  return (
    <Stack as="section" gap="2" aria-label={t(messages.heading)}>
      <Heading as="h3" size="md">
        {t(messages.heading)}
      </Heading>
      {found.data ? (
        <>
          <Grid gap="2" gridTemplateColumns="repeat(auto-fill, minmax(12rem, 1fr))">
            {found.data.figures.map((figure) => (
              <FigureTile key={figure.measure} figure={figure} least={found.data.least} />
            ))}
          </Grid>
          <ScoreTrend figures={found.data.figures} now={found.dataUpdatedAt} />
        </>
      ) : found.isError ? (
        <ErrorState {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={2} />
      )}
    </Stack>
  );
}

function FigureTile({ figure, least }: { figure: Figure; least: number }) {
  const { formatMessage: t } = useIntl();
  const { valueText } = useFigureText();
  const trend = useTrend(figure);
  const { measure, value, count, county } = figure;
  if (value === null)
    return (
      <StatTile
        label={t(messages[measure])}
        figure="–"
        emphasis="quiet"
        words={t(messages.tooFew, { count, least })}
      />
    );
  const others =
    county === null ? t(messages.noCounty) : t(messages.county, { value: valueText(measure, county) });
  return (
    <StatTile
      label={t(messages[measure])}
      figure={valueText(measure, value)}
      words={`${t(messages.cases, { count })} · ${others}`}
      {...(trend && { trend })}
    />
  );
}

/** Where a figure is going, against the 90 days before. */
function useTrend({ measure, value, before }: Figure): ComponentProps<typeof StatTile>['trend'] {
  const { formatMessage: t } = useIntl();
  const { changeText } = useFigureText();
  if (value === null || before === null) return undefined;
  const change = value - before;
  if (change === 0) return { direction: 'level', words: t(messages.same) };
  return {
    direction: change > 0 ? 'up' : 'down',
    words: t(messages.change, { change: changeText(measure, change) }),
    // Of every figure but the grade less is better.
    tone: change < 0 === (measure !== 'grade') ? 'good' : 'bad',
  };
}
