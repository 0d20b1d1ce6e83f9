import { useQuery } from '@tanstack/react-query';
import {
  apiQuery,
  browseAssignees,
  browseCounties,
  browseStatuses,
  browseTags,
  referenceQuery,
} from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { ComboboxField, FilterChip, Flex, SelectField, type Choice } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages as worklist } from '../worklist/messages.ts';
import {
  categories,
  docRequestFilters,
  policyTypes,
  priorities,
  waitingFor,
} from '../worklist/worklist-address.ts';
import type { WorklistCriteria } from '../worklist/worklist-view.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import { messages } from './messages.ts';
import { PartnerField } from './partner-field.tsx';
import { typeNames } from './type-names.ts';
import { withoutStatus } from './use-filter-chips.ts';

/** The filters that are a choice out of a list. */
export function FilterLists({ view, onShow }: FilterBarProps) {
  const { formatMessage: t } = useIntl();
  const criteria = view.filter_criteria;
  const narrow = (change: WorklistCriteria) =>
    onShow({ ...view, filter_criteria: { ...criteria, ...change } });
  const statuses = useQuery({ ...apiQuery(browseStatuses), staleTime: Infinity });
  const counties = useQuery(referenceQuery(browseCounties));
  const tags = useQuery(apiQuery(browseTags));
  const chosen = criteria.status_codes ?? [];
  const statusNames = useSortedNames(statuses.data?.map(({ code, name }) => [code, name]) ?? []);
  const types = useSortedNames([...typeNames(statuses.data ?? [])]);

  return (
    <>
      <SelectField
        label={t(messages.list)}
        placeholder={null}
        value={view.category_code}
        onChange={({ target }) => {
          const list = categories.find((category) => category === target.value);
          if (list) onShow({ ...view, category_code: list });
        }}
        choices={categories.map((value) => ({ value, label: t(worklist.list, { list: value }) }))}
      />
      <SelectField
        label={t(worklist.assignmentType)}
        placeholder={t(messages.all)}
        value={view.assignment_type ?? ''}
        onChange={({ target }) => onShow({ ...view, assignment_type: target.value || undefined })}
        choices={types}
      />
      <ComboboxField
        label={t(messages.addStatus)}
        choices={statusNames.filter(({ value }) => !chosen.includes(value))}
        value=""
        onValueChange={(code) => code && narrow({ status_codes: [...chosen, code] })}
      />
      {chosen.length > 0 && (
        <Flex gap="2" flexWrap="wrap">
          {chosen.map((code) => (
            <FilterChip
              key={code}
              name={t(worklist.status)}
              value={statusNames.find(({ value }) => value === code)?.label ?? code}
              onRemove={() => onShow(withoutStatus(view, code))}
            />
          ))}
        </Flex>
      )}
      <WorkerFields criteria={criteria} onNarrow={narrow} />
      <SelectField
        label={t(worklist.priority)}
        placeholder={t(messages.all)}
        value={String(criteria.priority ?? '')}
        onChange={({ target }) =>
          narrow({ priority: priorities.find((priority) => String(priority) === target.value) })
        }
        choices={priorities.map((priority) => ({
          value: String(priority),
          label: t(worklist.priorityName, { priority }),
        }))}
      />
      <ComboboxField
        label={t(messages.tag)}
        choices={(tags.data ?? []).map((tag) => ({ value: tag, label: tag }))}
        value={criteria.tag ?? ''}
        onValueChange={(tag) => narrow({ tag: tag || undefined })}
      />
      <SelectField
        label={t(messages.waitingOn)}
        placeholder={t(messages.all)}
        value={criteria.waiting_on ?? ''}
        onChange={({ target }) => narrow({ waiting_on: waitingFor.find((who) => who === target.value) })}
        choices={waitingFor.map((who) => ({ value: who, label: t(messages.waitingOnName, { who }) }))}
      />
      <ComboboxField
        label={t(worklist.county)}
        choices={(counties.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={criteria.county_code ?? ''}
        onValueChange={(code) => narrow({ county_code: code || undefined })}
      />
      <SelectField
        label={t(worklist.policyType)}
        placeholder={t(messages.all)}
        value={criteria.policy_type ?? ''}
        onChange={({ target }) => narrow({ policy_type: policyTypes.find((type) => type === target.value) })}
        choices={policyTypes.map((type) => ({ value: type, label: t(worklist.policyTypeName, { type }) }))}
      />
    </>
  );
}

type WorkerFieldsProps = {
  criteria: WorklistCriteria;
  onNarrow: (change: WorklistCriteria) => void;
};

/** Who works on it, in the house and outside, and the documents that they have asked for. */
function WorkerFields({ criteria, onNarrow }: WorkerFieldsProps) {
  return (
    <>
      <AssigneeField criteria={criteria} onNarrow={onNarrow} />
      <PartnerField partnerId={criteria.partner_id} onChoose={(partner_id) => onNarrow({ partner_id })} />
      <DocRequestField criteria={criteria} onNarrow={onNarrow} />
    </>
  );
}

/** How far the documents are that somebody was asked for. */
function DocRequestField({ criteria, onNarrow }: WorkerFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <SelectField
      label={t(messages.docRequest)}
      placeholder={t(messages.all)}
      value={criteria.doc_request ?? ''}
      onChange={({ target }) =>
        onNarrow({ doc_request: docRequestFilters.find((state) => state === target.value) })
      }
      choices={docRequestFilters.map((state) => ({
        value: state,
        label: t(messages.docRequestName, { state }),
      }))}
    />
  );
}

/** Only those who may hand work over are told who there is. */
function AssigneeField({ criteria, onNarrow }: WorkerFieldsProps) {
  const { formatMessage: t } = useIntl();
  const mayAsk = useCan(browseAssignees);
  const assignees = useQuery({ ...apiQuery(browseAssignees), enabled: mayAsk });
  if (!mayAsk) return null;
  return (
    <ComboboxField
      label={t(worklist.assignedTo)}
      choices={(assignees.data ?? []).map(choiceOf)}
      value={criteria.assigned_user_id ?? ''}
      onValueChange={(id) => onNarrow({ assigned_user_id: id || undefined })}
    />
  );
}

function choiceOf({ user_id, full_name, team_name }: Schema<'Assignee'>): Choice {
  return { value: user_id, label: full_name, ...(team_name !== null && { hint: team_name }) };
}

/** Names by code, each once: statuses of several kinds of assignment share a code. */
function useSortedNames(entries: readonly (readonly [code: string, name: string])[]): Choice[] {
  const { compare } = useFormats();
  return [...new Map(entries)]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compare(one.label, other.label));
}
