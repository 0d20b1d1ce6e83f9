import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, Stack } from '@dosar/design-system';
import { ImportColumns, type ImportColumn } from '@dosar/forms/import';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { importMessages } from './import-messages.ts';
import { fieldWords } from './row-messages.ts';
import { importsQuery } from './imports-query.ts';

type Field = Schema<'PolicyColumnField'>;

const fields = Object.keys(fieldWords) as Field[];
const needed: readonly Field[] = ['kind', 'number', 'valid_from', 'valid_until', 'holder_name'];

/** Which column of a file is what: found by the headings, or said here. */
export function ColumnChoice({ policyImport }: { policyImport: Schema<'PolicyImport'> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { policy_import_id: id, headings, first_row: first, columns } = policyImport;
  const [chosen, setChosen] = useState<readonly ImportColumn<Field>[]>(columns);
  const read = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/fnol/mapPolicyColumns/{policy_import_id}', {
          params: { path: { policy_import_id: id } },
          body: { columns: [...chosen] },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  return (
    <Stack gap="3" paddingTop="2">
      <ImportColumns
        headings={headings}
        columns={chosen}
        fields={fields.map((field) => ({
          field,
          label: t(fieldWords[field]),
          isNeeded: needed.includes(field),
        }))}
        looks={headings.map((_heading, column) => ({ first: first[column] ?? '' }))}
        onChange={setChosen}
      />
      <Box>
        <Button
          disabled={needed.some((field) => chosen.every((column) => column.field !== field))}
          loading={read.isPending}
          onClick={() => read.mutate()}
        >
          {t(importMessages.readAgain)}
        </Button>
      </Box>
      {read.isError && <Banner tone="danger">{problemText(read.error)}</Banner>}
    </Stack>
  );
}
