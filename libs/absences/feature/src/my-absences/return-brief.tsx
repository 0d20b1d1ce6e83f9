import { apiQuery, getReturnBrief, useProblemText } from '@dosar/api-client';
import { Banner, Box, Heading, LoadingState, SidePanel, Stack, Text } from '@dosar/design-system';
import { formatDate, useFormats } from '@dosar/i18n';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';

export type ReturnBriefProps = { absenceId: string | undefined; onClose: () => void };

/** What colleagues did in one's name during an absence, and what is urgent now. */
export function ReturnBrief({ absenceId, onClose }: ReturnBriefProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const problemText = useProblemText();
  const query = apiQuery(getReturnBrief, { params: { path: { absence_id: absenceId ?? '' } } });
  const brief = useQuery(absenceId === undefined ? { ...query, queryFn: skipToken } : query);
  const data = brief.data;
  return (
    <SidePanel open={absenceId !== undefined} title={t(messages.brief)} onClose={onClose}>
      {brief.isError && (
        <Banner tone="danger" title={t(messages.failed)}>
          {problemText(brief.error)}
        </Banner>
      )}
      {!data && !brief.isError && <LoadingState shape="rows" count={4} />}
      {data && (
        <Stack gap="4">
          <section>
            <Heading as="h3" size="md">
              {t(messages.urgent)}
            </Heading>
            {data.urgent.length === 0 && <Text tone="muted">{t(messages.nothingUrgent)}</Text>}
            <Box as="ul" listStyleType="none">
              {data.urgent.map((work) => (
                <li key={work.assignment_id}>
                  <Link to={`/assignments/${work.claim_file_no}/${work.assignment_id}`}>
                    {work.claim_file_no}
                  </Link>
                  {`, ${work.name}, ${formatDate(work.legal_due_date ?? work.due_at)}`}
                </li>
              ))}
            </Box>
          </section>
          <section>
            <Heading as="h3" size="md">
              {t(messages.deeds)}
            </Heading>
            {data.deeds.length === 0 && <Text tone="muted">{t(messages.noDeeds)}</Text>}
            <Box as="ul" listStyleType="none">
              {data.deeds.map((deed) => (
                <li key={`${deed.at}${deed.claim_file_no}${deed.title}`}>
                  {`${dateTime(deed.at)}, ${deed.actor_name ?? ''}: ${deed.title} (${deed.claim_file_no})`}
                </li>
              ))}
            </Box>
          </section>
        </Stack>
      )}
    </SidePanel>
  );
}
