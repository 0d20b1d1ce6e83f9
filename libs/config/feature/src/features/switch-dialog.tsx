import {
  api,
  apiQuery,
  dataOf,
  getFeatures,
  getSettingUsage,
  isApiProblem,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { RemovalDialog } from '@dosar/areas/used-by';
import { useSession } from '@dosar/auth';
import { Banner, ConfirmDialog, notify, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { wordsOf } from './feature-words.ts';
import { messages } from './messages.ts';

type SwitchDialogProps = { feature: Schema<'Feature'>; onClose: () => void };

/** Asks before a feature is switched, naming what vanishes or comes, and what is still open in it. */
export function SwitchDialog({ feature, onClose }: SwitchDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const words = wordsOf(feature.feature_code);
  const name = t(words.name);
  const { is_enabled: isOn } = feature;
  const usage = useQuery({
    ...apiQuery(getSettingUsage, { params: { query: { kind: 'feature', id: feature.feature_code } } }),
    enabled: isOn,
  });
  const change = useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/config/switchFeature', { body: { ...feature, is_enabled: !isOn } })),
    onSuccess: async (list) => {
      queryClient.setQueryData(apiQuery(getFeatures).queryKey, list);
      notify.success(isOn ? t(messages.switchedOff, { name }) : t(messages.switchedOn, { name }));
      onClose();
      void queryClient.invalidateQueries(queriesOf('config'));
      // The own menu follows at once; colleagues' menus follow with their next tokens, their calls at once.
      await session.refresh();
    },
    onError: (failure) => {
      // What a colleague switched meanwhile shows behind the question.
      if (isApiProblem(failure, 'stale_row_version'))
        void queryClient.invalidateQueries(apiQuery(getFeatures));
    },
  });
  const failure = change.isError ? problemText(change.error) : undefined;
  const asked = { loading: change.isPending, onConfirm: () => change.mutate(), onCancel: onClose };
  if (isOn)
    return (
      <RemovalDialog
        title={t(messages.askOff, { name })}
        confirmLabel={t(messages.switchOff)}
        usage={usage}
        failure={failure}
        {...asked}
      >
        <Text>{t(words.hides)}</Text>
      </RemovalDialog>
    );
  return (
    <ConfirmDialog open title={t(messages.askOn, { name })} confirmLabel={t(messages.switchOn)} {...asked}>
      <Stack gap="3">
        <Text>{t(words.shows)}</Text>
        {failure !== undefined && (
          <div role="alert">
            <Banner tone="danger">{failure}</Banner>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
