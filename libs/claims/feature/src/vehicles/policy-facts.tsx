import { api, changePolicy, dataOf } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Heading } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { ConflictPanel } from '../edit/conflict-panel.tsx';
import { EditableField } from '../edit/editable-field.tsx';
import { useRecordEdit } from '../edit/use-record-edit.ts';
import { useFileAgain } from '../people/use-party-edit.ts';
import { messages } from './messages.ts';

type Policy = Required<JsonBodyOf<'changePolicy'>['changes']>;
type StoredPolicy = Policy & { row_version: number };

function policyOf({ header, claim_file: file }: Schema<'AssignmentDetail'>): StoredPolicy {
  return {
    policy_number: header.policy_number,
    policy_insurer: file.policy_insurer,
    policy_valid_from: file.policy_valid_from,
    policy_valid_to: file.policy_valid_to,
    row_version: file.row_version,
  };
}

const policyValue = (policy: StoredPolicy, field: string) => policy[field as keyof Policy] ?? '';

/** The policy of the file. */
export function PolicyFacts({ assignment }: { assignment: Schema<'AssignmentDetail'> }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const mayChange = useCan(changePolicy);
  const readFileAgain = useFileAgain();
  const claimFileId = assignment.header.claim_file_id;
  const policy = policyOf(assignment);
  const day = (value: string | null) => (value ? date(value) : '');
  const { save, conflicts, leaveOpen } = useRecordEdit<StoredPolicy>({
    stored: policy,
    fields: {
      policy_number: { label: t(messages.policyNumber) },
      policy_insurer: { label: t(messages.insurer) },
      policy_valid_from: { label: t(messages.validFrom), read: day },
      policy_valid_to: { label: t(messages.validTo), read: day },
    },
    valueOf: policyValue,
    send: (field, typed, rowVersion) =>
      dataOf(
        api.POST('/api/claim/changePolicy/{claim_file_id}', {
          params: { path: { claim_file_id: claimFileId } },
          body: { row_version: rowVersion, changes: { [field]: typed === '' ? null : typed } },
        }),
      ),
    readAgain: async () => policyOf(await readFileAgain()),
  });
  const field = (name: keyof Policy, label: string) => ({
    place: `policy.${claimFileId}`,
    field: name,
    label,
    value: policyValue(policy, name),
    mayChange,
    save,
  });
  return (
    <Box as="section" aria-labelledby="policy-facts">
      <Heading as="h3" size="md" id="policy-facts" paddingBottom="2">
        {t(messages.policy)} {assignment.header.policy_type_name}
      </Heading>
      <EditableField {...field('policy_number', t(messages.policyNumber))} />
      <EditableField {...field('policy_insurer', t(messages.insurer))} />
      <EditableField
        {...field('policy_valid_from', t(messages.validFrom))}
        kind="date"
        shown={day(policy.policy_valid_from)}
      />
      <EditableField
        {...field('policy_valid_to', t(messages.validTo))}
        kind="date"
        shown={day(policy.policy_valid_to)}
      />
      <ConflictPanel conflicts={conflicts} onClose={leaveOpen} />
    </Box>
  );
}
