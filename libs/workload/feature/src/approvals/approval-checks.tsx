import { addressOfAssignment, addressOfSection } from '@dosar/areas/claims';
import { Box, Flex, Heading, Icon, Link, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { askingMessages } from './asking-messages.ts';
import { messages } from './messages.ts';

type Approval = Schema<'ApprovalDetail'>;

/** What the product has checked, each with what it found and where that stands on the file. */
export function ApprovalChecks({ approval }: { approval: Approval }) {
  const { formatMessage: t } = useIntl();
  const { to_look_at: things } = approval;
  if (things.length === 0) return null;
  const warnings = things.filter((thing) => thing.outcome === 'warning').length;
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.checks)}{' '}
        <Text as="span" tone="muted" size="sm">
          {t(messages.checksSummary, { passed: things.length - warnings, count: things.length, warnings })}
        </Text>
      </Heading>
      <Box as="ol" listStyleType="none" marginTop="1">
        {things.map((thing) => (
          <Check key={thing.name} approval={approval} thing={thing} />
        ))}
      </Box>
    </Box>
  );
}

type Thing = Approval['to_look_at'][number];

/** What was found; the number of another file leads there. */
function Detail({ thing: { detail, file } }: { thing: Thing }) {
  const { claim_file_no: number, assignment_id: id } = file ?? { claim_file_no: '', assignment_id: null };
  if (id === null) return detail;
  const address = addressOfAssignment({ claim_file_no: number, assignment_id: id });
  return (
    <Link asChild>
      <RouterLink to={address}>{detail}</RouterLink>
    </Link>
  );
}

function Check({ approval, thing }: { approval: Approval; thing: Thing }) {
  const { formatMessage: t } = useIntl();
  const { claim_file_no: number, assignment_id: assignmentId } = approval;
  const isWarning = thing.outcome === 'warning';
  const address =
    thing.section === null || number === null || assignmentId === null
      ? undefined
      : addressOfSection({ claimFileNo: number, assignmentId }, thing.section);
  return (
    <Flex
      as="li"
      gap="2"
      alignItems="flex-start"
      paddingBlock="2"
      paddingInline="2"
      marginInline="-2"
      borderTopWidth="1px"
      background={isWarning ? 'warningSubtle' : undefined}
    >
      <Box color={isWarning ? 'warning' : 'success'} paddingTop="0.5">
        <Icon name={isWarning ? 'warning' : 'check'} />
      </Box>
      <Box flex="1" minWidth="0">
        <Text as="span" display="block" fontWeight="strong">
          {thing.name}
        </Text>
        {thing.detail !== null && (
          <Text as="span" display="block" tone="muted" size="sm">
            <Detail thing={thing} />
          </Text>
        )}
      </Box>
      {address === undefined ? (
        <Text as="span" fontVariantNumeric="tabular-nums">
          {thing.value}
        </Text>
      ) : (
        <Link asChild>
          <RouterLink to={address} aria-label={t(askingMessages.seeCheck, { name: thing.name })}>
            {thing.value ?? t(askingMessages.see)}
          </RouterLink>
        </Link>
      )}
    </Flex>
  );
}
