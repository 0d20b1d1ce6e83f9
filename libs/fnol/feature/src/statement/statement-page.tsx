import { addressOfSection } from '@dosar/areas/claims';
import { Box, Flex, Heading, Link } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router';
import { statementQuery } from './statement-queries.ts';
import { StatementSection } from './statement-section.tsx';
import { statementTitle } from './statement-title.ts';

/** The accident statement on a page of its own, where both columns and what follows from them stand side by side. */
export function StatementPage() {
  const { formatMessage: t } = useIntl();
  const { assignmentId = '' } = useParams();
  const { data } = useQuery(statementQuery(assignmentId));
  const title = t(statementTitle.section);
  return (
    <Box paddingInline={{ md: '2' }}>
      <title>{[title, data?.claim_file_no ?? '', '· Dosar'].filter(Boolean).join(' ')}</title>
      <Flex gap="2" alignItems="baseline" flexWrap="wrap" paddingBlock="2">
        {data !== undefined && (
          <Link asChild>
            <RouterLink to={addressOfSection({ claimFileNo: data.claim_file_no, assignmentId }, 'statement')}>
              <b>{data.claim_file_no}</b>
            </RouterLink>
          </Link>
        )}
        <Heading as="h1" size="lg">
          {title}
        </Heading>
      </Flex>
      <StatementSection assignmentId={assignmentId} />
    </Box>
  );
}
