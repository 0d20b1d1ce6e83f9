import {
  apiQuery,
  apiMutation,
  getTemplateApproval,
  queriesOf,
  saveTemplateApproval,
  useProblemText,
} from '@dosar/api-client';
import { Banner, CheckboxField, Heading, LoadingState, Stack, Text } from '@dosar/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useApprovalRefusal } from './use-approval-refusal.ts';

/** Which kinds of texts a second person approves; each is in force as soon as it is ticked. */
export function ApprovalCard() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const refusalText = useApprovalRefusal();
  const queryClient = useQueryClient();
  const found = useQuery(apiQuery(getTemplateApproval));
  const save = useMutation({
    ...apiMutation(saveTemplateApproval),
    onSettled: () => queryClient.invalidateQueries(queriesOf('messages', 'config')),
  });
  const present = found.data;
  return (
    <Stack as="section" gap="2" aria-labelledby="template-approval">
      <Heading as="h2" size="md" id="template-approval">
        {t(messages.whoApproves)}
      </Heading>
      <Text tone="muted">{t(messages.whoApprovesHint)}</Text>
      {found.isError && <Banner tone="danger" title={problemText(found.error)} />}
      {save.isError && <Banner tone="danger" title={refusalText(save.error)} />}
      {!found.isError && !present && <LoadingState shape="rows" count={2} />}
      {present &&
        (['email', 'sms'] as const).map((channel) => (
          <CheckboxField
            key={channel}
            label={t(channel === 'email' ? messages.emails : messages.texts)}
            checked={present[channel]}
            disabled={save.isPending}
            onChange={(event) =>
              save.mutate({ body: { ...present, [channel]: event.currentTarget.checked } })
            }
          />
        ))}
    </Stack>
  );
}
