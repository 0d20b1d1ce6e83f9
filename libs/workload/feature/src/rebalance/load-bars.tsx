import { Box, Grid, Heading, Stack, Text } from '@dosar/design-system';
import { percentOf } from '@dosar/workload-domain';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { highestOf, type PersonLoad } from './use-plan.ts';

const leastEnd = 120;

/** The load of everybody before and after, with the mark of what they can carry. */
export function LoadBars({ loads, count }: { loads: readonly PersonLoad[]; count: number }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const percent = ({ person }: PersonLoad, points: number) => percentOf(points, person.capacity_points);
  const end = Math.max(
    leastEnd,
    ...loads.flatMap((load) => [percent(load, load.before), percent(load, load.after)]),
  );
  const [before, after] = [highestOf(loads, 'before'), highestOf(loads, 'after')];
  const width = (value: number) => `${(Math.max(value, 0) / end) * 100}%`;
  return (
    <Box as="section" aria-label={t(messages.beforeAndAfter)}>
      <Heading as="h2" size="md">
        {count > 0 && before === after
          ? t(messages.keepsHighest, { highest: after, count })
          : t(messages.falls, { before, after, count })}
      </Heading>
      <Text tone="muted" size="sm" marginBottom="2">
        {t(messages.beforeAndAfter)}
      </Text>
      <Stack gap="2">
        {loads.map((load) => (
          <Grid
            key={load.person.user_id}
            columnGap="4"
            alignItems="center"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '9rem minmax(0, 1fr) 7rem 3rem' }}
            gridTemplateAreas={{ base: '"name figures" "bars bars"', md: '"name bars figures count"' }}
          >
            <Text as="span" lineClamp="1" gridArea="name">
              {load.person.full_name}
            </Text>
            <Box position="relative" aria-hidden gridArea="bars">
              <Box
                height="6px"
                borderRadius="full"
                background="borderStrong"
                style={{ width: width(percent(load, load.before)) }}
              />
              <Box
                height="6px"
                marginTop="2px"
                borderRadius="full"
                background="brand"
                style={{ width: width(percent(load, load.after)) }}
              />
              <Box
                position="absolute"
                top="-4px"
                bottom="-4px"
                borderInlineStartWidth="1px"
                borderColor="textMuted"
                style={{ insetInlineStart: width(100) }}
              />
            </Box>
            <Text as="span" textAlign="end" whiteSpace="nowrap" gridArea="figures">
              {t(messages.fromTo, {
                before: percent(load, load.before),
                after: percent(load, load.after),
              })}
            </Text>
            <Text as="span" tone="muted" textAlign="end" whiteSpace="nowrap" hideBelow="md" gridArea="count">
              {formatNumber(load.count, { signDisplay: 'exceptZero' })}
            </Text>
          </Grid>
        ))}
      </Stack>
    </Box>
  );
}
