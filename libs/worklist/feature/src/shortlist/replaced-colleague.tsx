import { useEntries } from '@dosar/areas';
import { replacedColleagueActs } from '@dosar/areas/worklist';
import { Box, Flex } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { defineMessages, useIntl } from 'react-intl';
import { countedText } from './counted-text.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { ListLink } from './list-link.tsx';
import { messages } from './messages.ts';

type Colleague = Schema<'ReplacedColleague'>;

const pressing: readonly string[] = ['legal_missed', 'legal_deadline'];

/** A colleague whom one replaces today: how long, what waits there, and the way to work in their name. */
export function ReplacedColleague({ colleague }: { colleague: Colleague }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const acts = useEntries(replacedColleagueActs);
  const { full_name: name, date_from: from, date_to: to, user_id, lists } = colleague;
  const title = t(messages.replacing, { name });
  return (
    <DashboardSection
      title={title}
      about={t(messages.period, {
        from: dayBefore(formats.date(from), formats.date(to)),
        to: formats.date(to),
      })}
    >
      <Box as="ul" listStyleType="none" aria-label={title}>
        {lists.map(({ code, settings, total }) => (
          <Flex
            as="li"
            key={code}
            position="relative"
            alignItems="center"
            justifyContent="space-between"
            minHeight="var(--dosar-control)"
            paddingInline="4"
            _hover={{ background: 'hover' }}
          >
            <Flex
              asChild
              alignItems="center"
              minHeight="var(--dosar-control)"
              css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
            >
              <ListLink settings={settings}>{t(listTexts[code])}</ListLink>
            </Flex>
            <Box
              as="b"
              fontVariantNumeric="tabular-nums"
              fontWeight={total.count === 0 ? 'normal' : 'strong'}
              color={total.count === 0 ? 'textFaint' : pressing.includes(code) ? 'danger' : 'text'}
            >
              {countedText(total, formats)}
            </Box>
          </Flex>
        ))}
      </Box>
      {acts.map(({ Act }, index) => (
        <Act key={index} userId={user_id} />
      ))}
    </DashboardSection>
  );
}

/** The first day of a period without what it has in common with the last one, as in "22–30.11.2026". */
function dayBefore(from: string, to: string): string {
  if (from.slice(3) === to.slice(3)) return from.slice(0, 2);
  return from.slice(6) === to.slice(6) ? from.slice(0, 5) : from;
}

const listTexts = defineMessages({
  open: {
    id: 'worklist.shortlist.colleague.open',
    description: 'Of a colleague whom one replaces: how many tasks are active',
    defaultMessage: 'Active tasks',
  },
  legal_missed: {
    id: 'worklist.shortlist.colleague.legalMissed',
    description: 'Of a colleague whom one replaces: tasks whose legal deadline has passed',
    defaultMessage: 'Legal deadline missed',
  },
  legal_deadline: {
    id: 'worklist.shortlist.colleague.legalDeadline',
    description: 'Of a colleague whom one replaces: tasks whose legal deadline is today or within three days',
    defaultMessage: 'Legal deadline within 3 days',
  },
  new_documents: {
    id: 'worklist.shortlist.colleague.newDocuments',
    description: 'Of a colleague whom one replaces: tasks with documents that nobody has seen',
    defaultMessage: 'New documents',
  },
});
