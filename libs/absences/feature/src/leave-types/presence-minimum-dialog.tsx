import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify, Text } from '@dosar/design-system';
import { FormDialog, FormNumberField, reason, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { presenceMessages as messages } from './presence-messages.ts';

type PresenceMinimumDialogProps = {
  team: Schema<'PresenceMinimum'>;
  /** The number was stored, or turned out to have changed meanwhile. */
  onChanged: () => void;
  onClose: () => void;
};

const most = 1000;
const reasons = { people_invalid: messages.invalid };
const isNumberOrNone = (typed: string) =>
  typed === '' || (/^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most);
const schema = z.object({
  people: z.string().check(z.refine(isNumberOrNone, { error: reason('people_invalid') })),
});

/** Says how many people a team needs on a working day; an empty field says that nobody is warned. */
export function PresenceMinimumDialog({ team, onChanged, onClose }: PresenceMinimumDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { team_id, row_version, members } = team;
  const form = useZodForm({ schema, defaultValues: { people: String(team.people ?? '') } });
  const save = async ({ people }: z.output<typeof schema>) => {
    const body = { team_id, row_version, people: people === '' ? null : Number(people) };
    await dataOf(api.POST('/api/absences/savePresenceMinimum', { body })).catch((failure: unknown) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged();
      throw failure;
    });
    notify.success(t(messages.saved));
    onChanged();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={team.name}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      <FormNumberField name="people" label={t(messages.people)} min={1} max={most} />
      <Text tone="muted" size="sm">
        {t(messages.hint, { members })}
      </Text>
    </FormDialog>
  );
}
