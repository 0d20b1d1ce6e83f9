import { Box, Flex, SelectField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { sortColumns } from '../worklist/worklist-address.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import { messages } from './messages.ts';
import { orderNames } from './use-order-words.ts';

const directions = ['asc', 'desc'] as const;

/** The order of the list, where no heading of a column can be pressed: on cards, and for columns that are not shown. */
export function OrderFields({ view, onShow }: FilterBarProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="3">
      <Box flex="1">
        <SelectField
          label={t(messages.orderBy)}
          placeholder={null}
          value={view.sort.column}
          onChange={({ target }) => {
            const column = sortColumns.find((it) => it === target.value);
            if (column) onShow({ ...view, sort: { ...view.sort, column } });
          }}
          choices={Object.entries(orderNames).map(([value, name]) => ({ value, label: t(name) }))}
        />
      </Box>
      <Box flex="1">
        <SelectField
          label={t(messages.direction)}
          placeholder={null}
          value={view.sort.direction}
          onChange={({ target }) => {
            const direction = directions.find((it) => it === target.value);
            if (direction) onShow({ ...view, sort: { ...view.sort, direction } });
          }}
          choices={directions.map((value) => ({ value, label: t(messages[value]) }))}
        />
      </Box>
    </Flex>
  );
}
