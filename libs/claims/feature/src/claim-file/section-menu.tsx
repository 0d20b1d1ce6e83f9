import { useEntries } from '@dosar/areas';
import { addressOfSection, claimFileSections } from '@dosar/areas/claims';
import { useSession } from '@dosar/auth';
import { Box, Heading, SectionLinks, SectionName, useIsPhone, type IconName } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { NavLink, useLocation } from 'react-router';
import { messages } from './messages.ts';
import type { OpeningFile } from './opened-file.ts';

type Section = { id: string; title: MessageDescriptor; icon: IconName; order: number };

const ownSections: readonly Section[] = [
  { id: 'timeline', title: messages.timeline, icon: 'history', order: 0 },
  { id: 'people', title: messages.parties, icon: 'people', order: 10 },
  { id: 'vehicles', title: messages.vehicles, icon: 'directions_car', order: 20 },
];

type SectionMenuProps = Pick<OpeningFile, 'file' | 'assignment'> & { look: 'list' | 'tabs' };

/** The sections of a file with their numbers: a list where there is room for it, tabs otherwise. */
export function SectionMenu({ look, file, assignment }: SectionMenuProps) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  // The list that the file was opened from is where "back" leads, from each of its sections.
  const { state } = useLocation() as { state: unknown };
  const counts = new Map(assignment?.section_counts.map(({ section, count }) => [section, count]));
  const sections = useSections(look);
  return (
    <Box>
      {look === 'list' && (
        <Heading as="h2" size="md" paddingInline="2" paddingBlock="1" color="textMuted" fontWeight="normal">
          {t(messages.sections)}
        </Heading>
      )}
      <SectionLinks label={t(messages.sections)} look={look}>
        {sections.map(({ id, title, icon }) => {
          const count = id === 'activities' ? assignment?.activities.length : counts.get(id);
          return (
            <NavLink key={id} end replace state={state} to={addressOfSection(file, id)}>
              <SectionName
                icon={icon}
                name={t(title)}
                count={count === undefined || count === 0 ? undefined : number(count)}
              />
            </NavLink>
          );
        })}
      </SectionLinks>
    </Box>
  );
}

/** What stands beside the work on a wide screen is a section of its own where it does not. */
function useSections(look: 'list' | 'tabs'): Section[] {
  const { profile } = useSession();
  const isPhone = useIsPhone();
  const brought = useEntries(claimFileSections).filter(({ isFor }) => !isFor || (profile && isFor(profile)));
  const aside: Section[] = [
    ...(isPhone ? [{ id: 'facts', title: messages.facts, icon: 'info' as const, order: 5 }] : []),
    ...(look === 'tabs'
      ? [{ id: 'activities', title: messages.activities, icon: 'assignment' as const, order: 1000 }]
      : []),
  ];
  return [...ownSections, ...aside, ...brought].toSorted((one, other) => one.order - other.order);
}
