import { api, apiQuery, dataOf, getOwnAccount, isApiProblem, useProblemText } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Button, Flex, notify } from '@dosar/design-system';
import {
  Form,
  FormTextField,
  MeanwhileBanner,
  requiredText,
  UnsavedChangesGuard,
  useVersionedSubmit,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

type Account = Schema<'OwnAccount'>;

const schema = z.object({ nickname: requiredText({ max: 60 }) });
const answersOf = ({ nickname }: Account) => ({ nickname });

/** How the product calls somebody. */
export function NicknameForm({ account }: { account: Account }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: answersOf(account) });
  const { isDirty, isSubmitting } = form.formState;

  const { submit, changes } = useVersionedSubmit({
    form,
    stored: account,
    answersOf,
    send: async ({ nickname }, base) => {
      const { language, preferences, row_version } = base;
      const profile = await dataOf(
        api.POST('/api/auth/updateOwnAccount', { body: { nickname, language, preferences, row_version } }),
      );
      session.replaceProfile(profile);
      return { ...base, nickname: profile.nickname, row_version: row_version + 1 };
    },
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
    readAgain: () => queryClient.fetchQuery({ ...apiQuery(getOwnAccount), staleTime: 0 }),
  });
  const save = async (answers: { nickname: string }) => {
    const stored = await submit(answers);
    if (stored) notify.success(t(messages.saved, { nickname: stored.nickname }));
  };

  return (
    <Form form={form} onSubmit={save} problemText={problemText}>
      <MeanwhileBanner changes={changes} labels={{ nickname: t(messages.nickname) }} />
      <FormTextField
        name="nickname"
        label={t(messages.nickname)}
        hint={t(messages.nicknameHint)}
        autoComplete="nickname"
        maxLength={60}
        required
      />
      <Flex gap="2" flexWrap="wrap">
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {t(messages.save)}
        </Button>
        {isDirty && <Button onClick={() => form.reset()}>{t(messages.discard)}</Button>}
      </Flex>
      <UnsavedChangesGuard />
    </Form>
  );
}
