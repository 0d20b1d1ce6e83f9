import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Box, Button, CheckboxField, Flex, Grid, Heading, Link, notify } from '@dosar/design-system';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { Column } from './statement-column.tsx';
import { SharedFields } from './shared-fields.tsx';
import { SketchField } from './sketch-field.tsx';
import { StatementAside } from './statement-aside.tsx';
import { statementMessages as messages } from './statement-messages.ts';
import { statementQuery } from './statement-queries.ts';
import { hasWholeDates, hasWholeDay, type Content } from './statement-sides.ts';

type StatementFormProps = {
  assignmentId: string;
  statement: Schema<'AccidentStatement'> | null;
  start: Content;
};

/** The form with its two columns, as the staff write it down and read it. */
export function StatementForm({ assignmentId, statement, start }: StatementFormProps) {
  const { formatMessage: t } = useIntl();
  const [content, setContent] = useState(statement?.content ?? start);
  const [paper, setPaper] = useState({
    a: statement?.signatures.a.how === 'paper',
    b: statement?.signatures.b.how === 'paper',
  });
  const save = useSave(assignmentId);
  const send = () => {
    if (!hasWholeDay(content.shared) || !hasWholeDates(content.a) || !hasWholeDates(content.b))
      notify.warning(t(messages.badDate));
    else save.mutate({ row_version: statement?.row_version ?? null, content, signed_on_paper: paper });
  };
  const column = (side: SideOfForm) => (
    <Column
      side={side}
      value={content[side]}
      onChange={(value) => setContent({ ...content, [side]: value })}
      signature={statement?.signatures[side]}
      paper={
        <CheckboxField
          label={t(messages.onPaper)}
          checked={paper[side]}
          onChange={({ target }) => setPaper({ ...paper, [side]: target.checked })}
        />
      }
    />
  );
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4">
      <Box minWidth="0">
        <Flex gap="3" flexWrap="wrap" justifyContent="flex-end" marginBottom="3">
          {statement !== null && (
            <Link href={`/print-statement/${assignmentId}?preview=1`} target="_blank">
              {t(messages.print)}
            </Link>
          )}
          <Button variant="primary" loading={save.isPending} onClick={send}>
            {t(messages.save)}
          </Button>
        </Flex>
        <SharedFields shared={content.shared} onChange={(shared) => setContent({ ...content, shared })} />
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="4"
          marginTop="3"
        >
          {column('a')}
          {column('b')}
        </Grid>
        <Box as="section" aria-label={t(boxMessages.sketch)} marginTop="3">
          <Heading as="h3" size="md">
            13 {t(boxMessages.sketch)}
          </Heading>
          <SketchField
            sketch={content.shared.sketch}
            onChange={(sketch) => setContent({ ...content, shared: { ...content.shared, sketch } })}
          />
        </Box>
      </Box>
      <StatementAside assignmentId={assignmentId} statement={statement} content={content} />
    </Grid>
  );
}

function useSave(assignmentId: string) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: {
      row_version: number | null;
      content: Content;
      signed_on_paper: { a: boolean; b: boolean };
    }) =>
      dataOf(
        api.POST('/api/fnol/saveAccidentStatement/{assignment_id}', {
          params: { path: { assignment_id: assignmentId } },
          body,
        }),
      ),
    onSuccess: (answer) => {
      queryClient.setQueryData(statementQuery(assignmentId).queryKey, answer);
      notify.success(t(messages.saved));
    },
    onError: (error) => notify.warning(problemText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('claims')),
  });
}
