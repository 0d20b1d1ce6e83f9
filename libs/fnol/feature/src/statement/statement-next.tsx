import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { Button, Heading, notify, Stack, Text } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { keepStatementLink, readStatementLink } from './kept-link.ts';
import { nextMessages as messages } from './next-messages.ts';

/** The next step after a report of two cars: the statement, with what the report told. */
export function StatementNext({ claimFileNo }: { claimFileNo: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const known = readStatementLink(claimFileNo);
  // The link replaces the session that filed the claim, so it is kept for whoever comes back here.
  const open = (url: string) => void navigate(new URL(url).pathname, { state: { backTo: pathname } });
  const begin = useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/fnol/beginOwnStatement', { body: { claim_file_no: claimFileNo } })),
    onSuccess: ({ url }) => {
      keepStatementLink(claimFileNo, url);
      open(url);
    },
    onError: (error) =>
      notify.warning(isApiProblem(error, 'not_found') ? t(messages.late) : problemText(error)),
  });
  return (
    <Stack as="section" gap="2" borderTopWidth="1px" paddingTop="4" aria-label={t(messages.title)}>
      <Heading as="h2">{t(messages.title)}</Heading>
      <Text>{t(messages.hint)}</Text>
      <div>
        <Button
          loading={begin.isPending}
          onClick={() => (known === undefined ? begin.mutate() : open(known))}
        >
          {t(known === undefined ? messages.begin : messages.goOn)}
        </Button>
      </div>
    </Stack>
  );
}
