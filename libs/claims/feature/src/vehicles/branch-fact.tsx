import { api, apiQuery, browseFileBranches, changeBranch, dataOf } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Heading } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ConflictPanel } from '../edit/conflict-panel.tsx';
import { EditableField } from '../edit/editable-field.tsx';
import { useRecordEdit } from '../edit/use-record-edit.ts';
import { useFileAgain } from '../people/use-party-edit.ts';
import { messages } from './messages.ts';

type Stored = Pick<Schema<'ClaimFileFacts'>, 'branch_id' | 'branch_name' | 'row_version'>;

/** The office that handles the file; whoever works on it gives it to another one. */
export function BranchFact({ assignment }: { assignment: Schema<'AssignmentDetail'> }) {
  const { formatMessage: t } = useIntl();
  const mayChange = useCan(changeBranch);
  const readFileAgain = useFileAgain();
  const branches = useQuery({ ...apiQuery(browseFileBranches), enabled: mayChange, staleTime: 300_000 });
  const { claim_file: stored, header } = assignment;
  const claimFileId = header.claim_file_id;
  const label = t(messages.branch);
  const choices = choicesOf(stored, branches.data ?? []);
  const { save, conflicts, leaveOpen } = useRecordEdit<Stored>({
    stored,
    fields: { branch_id: { label, read: (id) => choices.find(({ value }) => value === id)?.label ?? id } },
    valueOf: ({ branch_id: branchId }) => branchId ?? '',
    send: (_field, typed, rowVersion) =>
      dataOf(
        api.POST('/api/claim/changeBranch/{claim_file_id}', {
          params: { path: { claim_file_id: claimFileId } },
          body: { row_version: rowVersion, branch_id: typed === '' ? null : typed },
        }),
      ),
    readAgain: async () => (await readFileAgain())?.claim_file,
  });
  return (
    <Box as="section" aria-labelledby="branch-fact">
      <Heading as="h3" size="md" id="branch-fact" paddingBottom="2">
        {t(messages.handledBy)}
      </Heading>
      <EditableField
        place={`branch.${claimFileId}`}
        field="branch_id"
        label={label}
        value={stored.branch_id ?? ''}
        shown={stored.branch_name ?? ''}
        choices={choices}
        mayChange={mayChange && branches.isSuccess}
        save={save}
      />
      <ConflictPanel conflicts={conflicts} onClose={leaveOpen} />
    </Box>
  );
}

/** No office, the open ones, and the present one where it has been closed since. */
function choicesOf(stored: Stored, open: readonly Schema<'FileBranch'>[]) {
  const { branch_id: presentId, branch_name: presentName } = stored;
  const isOpen = open.some(({ branch_id: id }) => id === presentId);
  return [
    { value: '', label: '–' },
    ...(presentId === null || isOpen ? [] : [{ value: presentId, label: presentName ?? '' }]),
    ...open.map(({ branch_id: value, name, locality }) => ({
      value,
      label: name.includes(locality) ? name : `${name}, ${locality}`,
    })),
  ];
}
