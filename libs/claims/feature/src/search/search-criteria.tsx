import {
  apiQuery,
  browseCounties,
  browseStatuses,
  browseVehicleBrands,
  referenceQuery,
} from '@dosar/api-client';
import {
  ComboboxField,
  DayRange,
  FieldGroup,
  SelectField,
  Stack,
  Text,
  type Choice,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { policyTypes, type SearchCriteria } from './search-view.ts';

type SearchCriteriaFieldsProps = { criteria: SearchCriteria; onNarrow: (criteria: SearchCriteria) => void };

/** Everything that narrows the files; each choice shows its effect at once. */
export function SearchCriteriaFields({ criteria, onNarrow }: SearchCriteriaFieldsProps) {
  const { formatMessage: t } = useIntl();
  const { compare } = useFormats();
  const statuses = useQuery({ ...apiQuery(browseStatuses), staleTime: Infinity });
  const counties = useQuery(referenceQuery(browseCounties));
  const brands = useQuery(referenceQuery(browseVehicleBrands));
  const narrow = (change: SearchCriteria) => onNarrow({ ...criteria, ...change });
  const day = (name: 'event_from' | 'event_to' | 'created_from' | 'created_to' | 'due_from' | 'due_to') => ({
    value: criteria[name] ?? '',
    onDay: (value: string | undefined) => narrow({ [name]: value }),
  });
  // Statuses of several kinds of assignment share a code.
  const statusNames = [...new Map(statuses.data?.map(({ code, name }) => [code, name]))]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compare(one.label, other.label));

  return (
    <Stack gap="5">
      <Text tone="muted" size="sm">
        {t(messages.filesOnly)}
      </Text>
      <FieldGroup title={t(messages.eventDate)}>
        <DayRange from={day('event_from')} to={day('event_to')} />
      </FieldGroup>
      <FieldGroup title={t(messages.opened)}>
        <DayRange from={day('created_from')} to={day('created_to')} />
      </FieldGroup>
      <FieldGroup title={t(messages.deadline)}>
        <DayRange from={day('due_from')} to={day('due_to')} />
      </FieldGroup>
      <ComboboxField
        label={t(messages.status)}
        choices={statusNames}
        value={criteria.status_codes?.[0] ?? ''}
        onValueChange={(code) => narrow({ status_codes: code ? [code] : undefined })}
      />
      <SelectField
        label={t(messages.policyType)}
        placeholder={t(messages.anyPolicyType)}
        value={criteria.policy_type ?? ''}
        onChange={({ target }) => narrow({ policy_type: policyTypes.find((type) => type === target.value) })}
        choices={policyTypes.map((type) => ({ value: type, label: t(messages.policyTypeName, { type }) }))}
      />
      <ComboboxField
        label={t(messages.county)}
        choices={choicesOf(counties.data)}
        value={criteria.county_code ?? ''}
        onValueChange={(code) => narrow({ county_code: code || undefined })}
      />
      <ComboboxField
        label={t(messages.brand)}
        choices={choicesOf(brands.data)}
        value={criteria.brand_code ?? ''}
        onValueChange={(code) => narrow({ brand_code: code || undefined })}
      />
    </Stack>
  );
}

function choicesOf(list: readonly { code: string; name: string }[] = []): Choice[] {
  return list.map(({ code, name }) => ({ value: code, label: name }));
}
