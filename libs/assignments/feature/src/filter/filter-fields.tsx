import type { ReactNode } from 'react';
import { Box, CheckboxField, DateField, Flex, Stack, Text } from '@dosar/design-system';
import { isLocalDate } from '@dosar/kernel/dates';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { markKeys, ownerKeys } from '../worklist/worklist-view.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import { FilterLists } from './filter-lists.tsx';
import { messages as keyMessages } from './key-messages.ts';
import { messages } from './messages.ts';

/** Every filter of the worklist; each choice shows its effect at once. */
export function FilterFields({ view, onShow }: FilterBarProps) {
  const { formatMessage: t } = useIntl();
  const { filter_keys: keys, filter_criteria: criteria } = view;
  const bits = (record: Record<string, number>) =>
    Object.entries(record).map(([key, bit]) => (
      <CheckboxField
        key={key}
        label={t(keyMessages[key as keyof typeof ownerKeys | keyof typeof markKeys])}
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
      <Group title={t(messages.whose)}>
        {bits(ownerKeys)}
        <Text tone="muted" size="sm">
          {t(messages.ownersHint)}
        </Text>
      </Group>
      <FilterLists view={view} onShow={onShow} />
      <Group title={t(messages.marks)}>
        {bits(markKeys)}
        <CheckboxField
          label={t(messages.unread)}
          checked={criteria.unread ?? false}
          onChange={({ target }) =>
            onShow({ ...view, filter_criteria: { ...criteria, unread: target.checked || undefined } })
          }
        />
      </Group>
      <Group title={t(messages.deadline)}>
        <Days from={day('due_from')} to={day('due_to')} />
      </Group>
      <Group title={t(messages.created)}>
        <Days from={day('created_from')} to={day('created_to')} />
      </Group>
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} display="grid" gap="1">
      <Text as="span" id={id} fontWeight="strong">
        {title}
      </Text>
      {children}
    </Box>
  );
}

type DayChoice = { value: string; onDay: (day: string | undefined) => void };

function Days({ from, to }: { from: DayChoice; to: DayChoice }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="3" wrap="wrap">
      <Day label={t(messages.from)} {...from} />
      <Day label={t(messages.to)} {...to} />
    </Flex>
  );
}

/** A day that filters once it is a whole one; what is typed until then stays in the field. */
function Day({ label, value, onDay }: DayChoice & { label: string }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Taken off from outside, by a chip or by clearing all filters.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    const wanted = isLocalDate(text) ? text : '';
    if (wanted !== value) {
      setShown(wanted);
      onDay(wanted || undefined);
    }
  };
  return <DateField label={label} value={typed} onValueChange={type} />;
}
