import { CheckboxField, DayRange, FieldGroup, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { markKeys, ownerKeys } from '../worklist/worklist-view.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import { FilterLists } from './filter-lists.tsx';
import { messages as keyMessages } from './key-messages.ts';
import { messages as columns } from '../worklist/messages.ts';
import { messages } from './messages.ts';
import { OrderFields } from './order-fields.tsx';

type FilterKey = keyof typeof ownerKeys | keyof typeof markKeys;

/** The order of the worklist and every filter; each choice shows its effect at once. */
export function FilterFields({ view, onShow }: FilterBarProps) {
  const { formatMessage: t } = useIntl();
  const { filter_keys: keys, filter_criteria: criteria } = view;
  const bits = (bitOf: Partial<Record<FilterKey, number>>) =>
    (Object.entries(bitOf) as [FilterKey, number][]).map(([key, bit]) => (
      <CheckboxField
        key={key}
        label={t(keyMessages[key])}
        checked={(keys & bit) !== 0}
        onChange={({ target }) => onShow({ ...view, filter_keys: target.checked ? keys | bit : keys & ~bit })}
      />
    ));
  const day = (name: 'due_from' | 'due_to' | 'created_from' | 'created_to') => ({
    value: criteria[name] ?? '',
    onDay: (value: string | undefined) =>
      onShow({ ...view, filter_criteria: { ...criteria, [name]: value } }),
  });

  return (
    <Stack gap="5">
      <OrderFields view={view} onShow={onShow} />
      <FieldGroup title={t(messages.whose)}>
        {bits(ownerKeys)}
        <Text tone="muted" size="sm">
          {t(messages.ownersHint)}
        </Text>
      </FieldGroup>
      <FilterLists view={view} onShow={onShow} />
      <FieldGroup title={t(messages.marks)}>
        {bits(markKeys)}
        <CheckboxField
          label={t(messages.unread)}
          checked={criteria.unread ?? false}
          onChange={({ target }) =>
            onShow({ ...view, filter_criteria: { ...criteria, unread: target.checked || undefined } })
          }
        />
      </FieldGroup>
      <FieldGroup title={t(columns.due)}>
        <DayRange from={day('due_from')} to={day('due_to')} />
      </FieldGroup>
      <FieldGroup title={t(messages.created)}>
        <DayRange from={day('created_from')} to={day('created_to')} />
      </FieldGroup>
    </Stack>
  );
}
