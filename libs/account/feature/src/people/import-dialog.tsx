import {
  apiMutation,
  importPeople,
  previewPeople,
  queriesOf,
  saveContent,
  useProblemText,
} from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { countOf, ImportFrame, type ImportTold } from '@dosar/forms/import';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages, reasonMessages } from './import-messages.ts';
import { messages as people } from './people-messages.ts';

type Answer = Schema<'PeopleImport'>;
type Field = Schema<'PeopleColumns'>[number]['field'];

const fields = [
  { field: 'full_name', label: people.fullName, isNeeded: true },
  { field: 'email', label: people.email, isNeeded: true },
  { field: 'username', label: people.username, isNeeded: true },
  { field: 'phone', label: people.phone, isNeeded: false },
  { field: 'language', label: people.language, isNeeded: false },
  { field: 'team', label: people.team, isNeeded: false },
  { field: 'roles', label: people.roles, isNeeded: false },
] as const satisfies readonly { field: Field; label: unknown; isNeeded: boolean }[];

const changeNames = {
  full_name: people.fullName,
  email: people.email,
  phone: people.phone,
  language: people.language,
  roles: people.roles,
} as const satisfies Record<Answer['lines'][number]['changes'][number], unknown>;

/** Invites and changes many people by a file: which column holds what and what would happen are shown first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const draftKey = useDraftKey('import.people');
  const preview = useMutation(apiMutation(previewPeople));
  const take = useMutation({
    ...apiMutation(importPeople),
    onSuccess: async ({ counts }) => {
      notify.success(
        [
          t(messages.invitedCount, { count: countOf(counts, 'new') }),
          t(messages.changedCount, { count: countOf(counts, 'changed') }),
        ].join(', '),
      );
      await queryClient.invalidateQueries(queriesOf('account'));
      onClose();
    },
  });
  const tell = ({ headings, columns, counts, lines }: Answer): ImportTold<Field> => ({
    headings,
    columns,
    counts,
    rows: lines.map(({ line, full_name: name, username, outcome, changes, reason }) => ({
      line,
      text: name || username,
      outcome,
      note:
        reason === null
          ? changes.map((field) => t(changeNames[field])).join(', ')
          : t(reasonMessages[reason]),
    })),
  });
  return (
    <ImportFrame
      draftKey={draftKey}
      title={t(messages.window)}
      fileLabel={t(messages.file)}
      fileHint={t(messages.fileHint)}
      maxBytes={500_000}
      fields={fields.map(({ field, label, isNeeded }) => ({ field, label: t(label), isNeeded }))}
      preview={(file, columns) => preview.mutateAsync({ body: { csv: file.text, columns } })}
      take={(file, { columns }) => take.mutateAsync({ body: { csv: file.text, columns } })}
      tell={tell}
      applyLabel={(count) => t(messages.apply, { count })}
      problemText={problemText}
      saveFile={saveContent}
      onClose={onClose}
    />
  );
}
