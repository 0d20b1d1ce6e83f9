import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, Grid, SelectField, Stack, Text } from '@dosar/design-system';
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
  const [chosen, setChosen] = useState<Partial<Record<Field, number>>>(() =>
    Object.fromEntries(columns.map(({ field, column }) => [field, column])),
  );
  const read = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/fnol/mapPolicyColumns/{policy_import_id}', {
          params: { path: { policy_import_id: id } },
          body: {
            columns: fields.flatMap((field) => {
              const column = chosen[field];
              return column === undefined ? [] : [{ field, column }];
            }),
          },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  const choices = headings.map((heading, column) => ({
    value: String(column),
    label: [heading || String(column + 1), first[column]].filter(Boolean).join(': '),
  }));
  return (
    <Stack gap="3" paddingTop="2">
      <Text tone="muted">{t(importMessages.nameColumns)}</Text>
      <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(12rem, 1fr))">
        {fields.map((field) => (
          <SelectField
            key={field}
            label={t(fieldWords[field])}
            placeholder={t(importMessages.notInFile)}
            value={String(chosen[field] ?? '')}
            onChange={({ target }) =>
              setChosen({ ...chosen, [field]: target.value === '' ? undefined : Number(target.value) })
            }
            choices={choices}
          />
        ))}
      </Grid>
      <Box>
        <Button
          disabled={needed.some((field) => chosen[field] === undefined)}
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
