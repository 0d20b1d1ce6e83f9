import { Box, Button, Flex, Heading, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as areaMessages } from '../messages.ts';
import { messages as ownMessages } from '../own/messages.ts';
import { messages } from './messages.ts';

type Line = Schema<'ReportFigures'>['reports'][number];

/** All reports, those with a star, or a category. */
export type ShownReports = 'all' | 'favourites' | { category: string };

type ReportFiltersProps = {
  reports: readonly Line[];
  favourites: number;
  shown: ShownReports;
  onShow: (shown: ShownReports) => void;
};

/** Narrows the list of reports. */
export function ReportFilters({ reports, favourites, shown, onShow }: ReportFiltersProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex
      as="nav"
      aria-label={t(areaMessages.menu)}
      flexDirection={{ base: 'row', lg: 'column' }}
      flexWrap="wrap"
      gap="1"
      width={{ lg: '13rem' }}
      flexShrink="0"
    >
      <Filter
        name={t(messages.all)}
        count={reports.length}
        isOn={shown === 'all'}
        onChoose={() => onShow('all')}
      />
      <Filter
        name={t(ownMessages.favourites)}
        count={favourites}
        isOn={shown === 'favourites'}
        onChoose={() => onShow('favourites')}
      />
      {[...Map.groupBy(reports, (one) => one.category)].map(([category, members]) => (
        <Filter
          key={category}
          name={members[0]?.category_name ?? category}
          count={members.length}
          isOn={typeof shown === 'object' && shown.category === category}
          onChoose={() => onShow({ category })}
        />
      ))}
      <Registers hasPenalties={reports.some(({ state }) => state === penalties)} />
    </Flex>
  );
}

const registers = ['petition', 'recovery'] as const;

/** The report that lists the penalties that were paid. */
const penalties = 'paid-penalties';

/** Lists that the regulator asks for, case by case: lists of work, and what was paid for delays. */
function Registers({ hasPenalties }: { hasPenalties: boolean }) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <Heading as="h2" size="md" color="textMuted" marginTop={{ lg: '3' }} width="full" paddingInline="3">
        {t(messages.registers)}
      </Heading>
      {registers.map((type) => (
        <Button key={type} asChild variant="quiet">
          <Link to={`/assignments/worklist?category=all&type=${type}`}>
            <Box as="span" width="full" textAlign="start">
              {t(messages.register, { type })}
            </Box>
          </Link>
        </Button>
      ))}
      {hasPenalties && (
        <Button asChild variant="quiet">
          <Link to={`/reports/${penalties}`}>
            <Box as="span" width="full" textAlign="start">
              {t(messages.paidPenalties)}
            </Box>
          </Link>
        </Button>
      )}
    </>
  );
}

type FilterProps = { name: string; count: number; isOn: boolean; onChoose: () => void };

function Filter({ name, count, isOn, onChoose }: FilterProps) {
  return (
    <Button variant={isOn ? 'secondary' : 'quiet'} aria-pressed={isOn} onClick={onChoose}>
      <Flex as="span" width="full" gap="2" justifyContent="space-between" textAlign="start">
        {name}{' '}
        <Text as="span" tone="muted" fontVariantNumeric="tabular-nums">
          {count}
        </Text>
      </Flex>
    </Button>
  );
}
