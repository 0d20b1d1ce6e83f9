import {
  Button,
  Disclosure,
  DisclosureButton,
  DisclosureContent,
  Flex,
  Heading,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as areaMessages } from '../messages.ts';
import { messages as ownMessages } from '../own/messages.ts';
import { messages } from './messages.ts';

type Figures = Schema<'ReportFigures'>;
type Line = Figures['reports'][number];

/** All reports, those with a star, or a category. */
export type ShownReports = 'all' | 'favourites' | { category: string };

type ReportFiltersProps = {
  reports: readonly Line[];
  favourites: number;
  registers: Figures['registers'];
  notOpen: Figures['not_open'];
  shown: ShownReports;
  onShow: (shown: ShownReports) => void;
};

/** Narrows the list of reports. */
export function ReportFilters({
  reports,
  favourites,
  registers,
  notOpen,
  shown,
  onShow,
}: ReportFiltersProps) {
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
      <Registers registers={registers} />
      {notOpen.names.length > 0 && <NotOpen {...notOpen} />}
    </Flex>
  );
}

type RegisterCode = Figures['registers'][number]['code'];

const addressOf: Record<RegisterCode, string> = {
  petition: '/assignments/worklist?category=all&type=petition',
  recovery: '/assignments/worklist?category=all&type=recovery',
  penalty: '/reports/paid-penalties',
};

/** Lists that the regulator asks for, case by case, with their counts: lists of work, and what was paid for delays. */
function Registers({ registers }: Pick<Figures, 'registers'>) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <GroupHeading>{t(messages.registers)}</GroupHeading>
      {registers.map(({ code, count }) => (
        <Button key={code} asChild variant="quiet">
          <Link to={addressOf[code]}>
            <Flex as="span" width="full" gap="2" justifyContent="space-between" textAlign="start">
              {t(messages.register, { type: code })}{' '}
              <Text as="span" tone="muted" fontVariantNumeric="tabular-nums">
                {code === 'penalty'
                  ? t(messages.paidCount, { count })
                  : t(messages.openCount, { type: code, count })}
              </Text>
            </Flex>
          </Link>
        </Button>
      ))}
    </>
  );
}

/** The reports that somebody may not open, with who opens them; their names stand behind a button, because they can be many. */
function NotOpen({ names, given_by: givers }: Figures['not_open']) {
  const { formatMessage: t, formatList } = useIntl();
  return (
    <>
      <GroupHeading>{t(messages.notOpen)}</GroupHeading>
      <Text tone="muted" size="sm" paddingInline="3">
        {t(messages.needsRole, { count: names.length })}{' '}
        {givers.length > 0 && t(messages.givenBy, { people: formatList(givers, { type: 'disjunction' }) })}
      </Text>
      <Disclosure>
        <DisclosureButton variant="quiet">{t(messages.whichNeedRole)}</DisclosureButton>
        <DisclosureContent>
          <Text tone="muted" size="sm" paddingInline="3">
            {formatList(names)}
          </Text>
        </DisclosureContent>
      </Disclosure>
    </>
  );
}

const GroupHeading = ({ children }: { children: string }) => (
  <Heading as="h2" size="md" color="textMuted" marginTop={{ lg: '3' }} width="full" paddingInline="3">
    {children}
  </Heading>
);

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
