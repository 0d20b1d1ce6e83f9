import { addressOfAssignment } from '@dosar/areas/claims';
import { Plate } from '@dosar/claim-parts';
import { Flex, Heading, Link, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';

type NoteHeaderProps = {
  start: Schema<'NoteStart'>;
  odometer?: number | null;
  /** What the page shows of it; the note unless said. */
  title?: string;
  /** How saving stands. */
  saving?: ReactNode;
  /** What can be done with the whole note. */
  children?: ReactNode;
};

/** Which file and vehicle a note is about. */
export function NoteHeader({ start, odometer, title, saving, children }: NoteHeaderProps) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const name = title ?? t(messages.title);
  const kilometres = odometer ?? start.known_odometer;
  return (
    <Flex gap="2" rowGap="1" paddingInline="4" paddingBlock="2" alignItems="center" flexWrap="wrap">
      <title>{`${name} ${start.claim_file_no} · Dosar`}</title>
      <Link asChild>
        <RouterLink to={addressOfAssignment(start)}>
          <b>{start.claim_file_no}</b>
        </RouterLink>
      </Link>
      <Heading as="h1" size="lg">
        {name}
      </Heading>
      {start.plate !== null && <Plate number={start.plate} />}
      <Text as="span" tone="muted">
        {[
          start.vehicle_name,
          kilometres === null ? null : t(messages.kilometres, { count: number(kilometres) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Flex gap="2" alignItems="center" flexWrap="wrap" marginInlineStart="auto">
        {saving}
        {children}
      </Flex>
    </Flex>
  );
}
