import { Box, Flex } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addressOfAssignment } from '@dosar/areas/claims';
import { messages } from './messages.ts';

/** What was opened last, each leading back to its file. */
export function RecentFiles({ files }: { files: readonly Schema<'RecentFile'>[] }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="ul" listStyleType="none" paddingBottom="2" aria-label={t(messages.recent)}>
      {files.map((file) => (
        <Flex
          as="li"
          key={file.assignment_id}
          position="relative"
          alignItems="center"
          gap="2"
          minHeight="var(--dosar-control)"
          paddingInline="4"
          _hover={{ background: 'hover' }}
        >
          <Box
            asChild
            display="flex"
            alignItems="center"
            minHeight="var(--dosar-control)"
            flexShrink="0"
            fontVariantNumeric="tabular-nums"
            css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
          >
            <Link to={addressOfAssignment(file)}>{file.claim_file_no}</Link>
          </Box>
          <Box as="span" flex="1" minWidth="0" truncate color="textMuted">
            {file.claimant_name}
          </Box>
          <Box color="textFaint" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            <OpenedAt at={file.opened_at} />
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

/** The hour today, the weekday in the last days, then the date. */
function OpenedAt({ at }: { at: string }) {
  const { formatDate } = useIntl();
  const formats = useFormats();
  const today = localDateOf(new Date());
  const day = localDateOf(new Date(at));
  const weekday = () => formatDate(`${day}T00:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  const words = day === today ? formats.time(at) : day > addDays(today, -7) ? weekday() : formats.date(day);
  return <time dateTime={at}>{words}</time>;
}
