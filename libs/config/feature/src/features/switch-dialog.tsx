import {
  api,
  apiQuery,
  dataOf,
  getFeatures,
  isApiProblem,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Banner, ConfirmDialog, notify, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { wordsOf } from './feature-words.ts';
import { messages } from './messages.ts';

type SwitchDialogProps = { feature: Schema<'Feature'>; onClose: () => void };

/** Asks before a feature is switched, naming what vanishes or comes. */
export function SwitchDialog({ feature, onClose }: SwitchDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const words = wordsOf(feature.feature_code);
  const name = t(words.name);
  const { is_enabled: isOn } = feature;
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
  return (
    <ConfirmDialog
      open
      title={isOn ? t(messages.askOff, { name }) : t(messages.askOn, { name })}
      confirmLabel={t(isOn ? messages.switchOff : messages.switchOn)}
      danger={isOn}
      loading={change.isPending}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <Text>{t(isOn ? words.hides : words.shows)}</Text>
        {change.isError && (
          <div role="alert">
            <Banner tone="danger">{problemText(change.error)}</Banner>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
