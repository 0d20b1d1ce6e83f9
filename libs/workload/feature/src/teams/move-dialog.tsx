import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { notify, Text } from '@dosar/design-system';
import { FormDialog, FormSelectField, reason, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

const nowhere = 'none';
const schema = z.object({
  team: z.string().check(z.refine((value) => value !== '', { error: reason('team_missing') })),
});
const reasons = { team_missing: messages.teamMissing };

type MoveDialogProps = {
  people: readonly { user_id: string; full_name: string; from_team_id: string | null }[];
  list: Schema<'TeamList'>;
  onClose: () => void;
  onMoved: () => void;
};

/** To which team people move; their work moves with them. */
export function MoveDialog({ people, list, onClose, onMoved }: MoveDialogProps) {
  const { formatMessage: t, locale } = useIntl();
  const { list: listed } = useFormats();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { team: '' } });
  const move = async ({ team }: z.output<typeof schema>) => {
    const to = team === nowhere ? null : team;
    // Whoever is there already stays there.
    const moved = people.filter((person) => person.from_team_id !== to);
    try {
      if (moved.length > 0)
        await dataOf(
          api.POST('/api/workload/moveToTeam', {
            body: {
              team_id: to,
              people: moved.map(({ user_id, from_team_id }) => ({ user_id, from_team_id })),
            },
          }),
        );
    } finally {
      await queryClient.invalidateQueries(queriesOf('workload', 'absences', 'worklist', 'assignments'));
    }
    notify.success(t(messages.movedCount, { count: moved.length }));
    onMoved();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.moveTitle, { count: people.length })}
      submitLabel={t(messages.moveNow)}
      onClose={onClose}
      onSubmit={move}
      problemText={problemText}
      reasons={reasons}
    >
      <Text>{t(messages.moveText, { names: listed(people.map((person) => person.full_name)) })}</Text>
      <FormSelectField
        name="team"
        label={t(messages.toTeam)}
        required
        choices={[
          ...list.teams.map((team) => ({
            value: team.team_id,
            label: locale === 'en' ? team.name_en : team.name_ro,
          })),
          { value: nowhere, label: t(messages.withoutTeam) },
        ]}
      />
    </FormDialog>
  );
}
