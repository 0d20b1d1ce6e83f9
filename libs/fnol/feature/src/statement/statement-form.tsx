import { Banner, Box, Grid, Heading } from '@dosar/design-system';
import { Form, useEveryStroke, useZodForm, type UseFormReturn } from '@dosar/forms';
import { useProblemText } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { CircumstanceTable } from './circumstance-table.tsx';
import { TwiceChangedBanner } from './kept-line.tsx';
import { keepingMessages } from './keeping-messages.ts';
import { SharedFields } from './shared-fields.tsx';
import { Signatures } from './signatures.tsx';
import { SketchField } from './sketch-field.tsx';
import { StatementActs } from './statement-acts.tsx';
import { StatementAside } from './statement-aside.tsx';
import { contentOf, isComplete, statementSchema, type StatementAnswers } from './statement-answers.ts';
import { Column } from './statement-column.tsx';
import { columnsAndAside, threeColumns, twoColumns } from './statement-columns.ts';
import { storedStatement, useStatementCalls } from './statement-calls.ts';
import { useKeptStatement } from './use-kept-statement.ts';

type StatementFormProps = { assignmentId: string; found: Schema<'StatementOfFile'> };

/** The form with its two columns, as the staff write it down and read it; what is typed is kept as it is typed. */
export function StatementForm({ assignmentId, found }: StatementFormProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { statement } = found;
  const stored = storedStatement(found);
  const [schema] = useState(statementSchema);
  const form = useZodForm<StatementAnswers, StatementAnswers>({
    schema,
    defaultValues: stored.answers,
    mode: 'onTouched',
  });
  const isOnGlass = [statement?.signatures.a.how, statement?.signatures.b.how].includes('glass');
  const { state, keeper } = useKeptStatement({
    form,
    stored,
    ...useStatementCalls(assignmentId),
    isComplete: (answers) => isComplete(schema, answers),
    waits: isOnGlass,
  });
  return (
    <Grid
      gap="4"
      css={{
        gridTemplateColumns: 'minmax(0, 1fr)',
        [columnsAndAside]: { gridTemplateColumns: 'minmax(0, 1fr) 15.5rem' },
      }}
    >
      <Form
        form={form}
        onSubmit={async () => {
          await keeper.flush();
        }}
        problemText={problemText}
      >
        <Box minWidth="0">
          <StatementActs assignmentId={assignmentId} isStored={statement !== null} state={state} />
          <TwiceChangedBanner state={state} onDecide={(keeps) => void keeper.decide(keeps)} />
          {isOnGlass && <Banner tone="info">{t(keepingMessages.waits)}</Banner>}
          <SharedFields dense />
          <Grid
            marginTop="3"
            borderWidth="1px"
            borderRadius="md"
            css={{
              gridTemplateColumns: 'minmax(0, 1fr)',
              [twoColumns]: {
                gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
                '& > :nth-child(2)': { gridColumn: '1 / -1', gridRow: '2', borderTopWidth: '1px' },
              },
              [threeColumns]: {
                gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr) minmax(0, 1fr)',
                '& > :nth-child(2)': {
                  gridColumn: 'auto',
                  gridRow: 'auto',
                  borderTopWidth: '0',
                  borderInlineWidth: '1px',
                },
              },
            }}
          >
            <Column side="a" />
            <Box minWidth="0">
              <CircumstanceTable />
              <Box as="section" aria-label={t(boxMessages.sketch)} padding="2" borderTopWidth="1px">
                <Heading as="h3" size="md">
                  13 {t(boxMessages.sketch)}
                </Heading>
                <SketchField />
              </Box>
              <Signatures signatures={statement?.signatures} />
            </Box>
            <Column side="b" />
          </Grid>
        </Box>
      </Form>
      <TypedAside form={form} sources={found.sources} {...{ assignmentId, statement }} />
    </Grid>
  );
}

type TypedAsideProps = Pick<
  Parameters<typeof StatementAside>[0],
  'assignmentId' | 'statement' | 'sources'
> & {
  form: UseFormReturn<StatementAnswers, unknown, StatementAnswers>;
};

/** What follows from the boxes, as they are typed; beside the form, since it has forms of its own. */
function TypedAside({ form, ...props }: TypedAsideProps) {
  const [answers, setAnswers] = useState(form.getValues());
  useEveryStroke(form, (typed) => setAnswers(typed));
  return <StatementAside {...props} content={contentOf(answers)} />;
}
