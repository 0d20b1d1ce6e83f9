import type { ClosingNeed } from '@dosar/assessment-domain';
import { addressOfAssignment } from '@dosar/areas/claims';
import { Banner, Box, Button, Link, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages as photoMessages } from '../photos/messages.ts';
import { placeId } from '../photos/place-id.ts';
import { subjectMessages } from '../photos/subject-messages.ts';
import { closingMessages as messages } from './closing-messages.ts';
import { leadTo } from './lead-to.ts';

type ClosingNeedsProps = {
  needs: readonly ClosingNeed[];
  start: Schema<'NoteStart'>;
  /** The number of a line as the page counts it. */
  numberOf: (guid: string) => number;
  onLeave: () => void;
};

/** The button that opens what holds for the whole note. */
export const headButtonId = 'note-head';

/** What is asked of a closed note and is not there; each leads to the place where it is mended. */
export function ClosingNeeds({ needs, start, numberOf, onLeave }: ClosingNeedsProps) {
  const { formatMessage: t } = useIntl();
  if (needs.length === 0) return null;
  const lead = (id: string) => () => {
    onLeave();
    leadTo(id);
  };
  const textOf = (need: ClosingNeed) => {
    if (need.kind !== 'photo') return t(messages.number, { kind: need.kind });
    const subject = t(subjectMessages[need.subject]);
    const { item_guid: guid } = need;
    return t(messages.photo, {
      name: guid === null ? subject : t(photoMessages.ofLine, { no: numberOf(guid), subject }),
    });
  };
  return (
    <Banner tone="warning">
      <Text maxWidth="none">{t(messages.missing, { count: needs.length })}</Text>
      <Box as="ul" listStyleType="none">
        {needs.map((need) => (
          <li key={need.kind === 'photo' ? placeId(need) : need.kind}>
            {need.kind === 'vin' || need.kind === 'plate' ? (
              <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
                <RouterLink to={addressOfAssignment(start)}>{textOf(need)}</RouterLink>
              </Link>
            ) : (
              <Button variant="quiet" onClick={lead(need.kind === 'photo' ? placeId(need) : headButtonId)}>
                {textOf(need)}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Banner>
  );
}
