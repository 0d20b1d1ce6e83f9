import { Banner, Box, Button, Flex, Grid, Heading, Link } from '@dosar/design-system';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { Form, useEveryStroke, useZodForm, type UseFormReturn } from '@dosar/forms';
import { useProblemText } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { KeptLine, TwiceChangedBanner } from './kept-line.tsx';
import { keepingMessages } from './keeping-messages.ts';
import { SharedFields } from './shared-fields.tsx';
import { SketchField } from './sketch-field.tsx';
import { StatementAside } from './statement-aside.tsx';
import { contentOf, isComplete, statementSchema, type StatementAnswers } from './statement-answers.ts';
import { Column } from './statement-column.tsx';
import { statementMessages as messages } from './statement-messages.ts';
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
  const column = (side: SideOfForm) => <Column side={side} signature={statement?.signatures[side]} />;
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4">
      <Form
        form={form}
        onSubmit={async () => {
          await keeper.flush();
        }}
        problemText={problemText}
      >
        <Box minWidth="0">
          <Flex gap="3" flexWrap="wrap" justifyContent="flex-end" alignItems="center" marginBottom="3">
            <KeptLine state={state} />
            {statement !== null && (
              <Link href={`/print-statement/${assignmentId}?preview=1`} target="_blank">
                {t(messages.print)}
              </Link>
            )}
            <Button type="submit" variant="primary" loading={state.is === 'saving'}>
              {t(messages.save)}
            </Button>
          </Flex>
          <TwiceChangedBanner state={state} onDecide={(keeps) => void keeper.decide(keeps)} />
          {isOnGlass && <Banner tone="info">{t(keepingMessages.waits)}</Banner>}
          <SharedFields />
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
            <SketchField />
          </Box>
        </Box>
      </Form>
      <TypedAside form={form} assignmentId={assignmentId} statement={statement} />
    </Grid>
  );
}

type TypedAsideProps = Pick<Parameters<typeof StatementAside>[0], 'assignmentId' | 'statement'> & {
  form: UseFormReturn<StatementAnswers, unknown, StatementAnswers>;
};

/** What follows from the boxes, as they are typed; beside the form, since it has forms of its own. */
function TypedAside({ form, ...props }: TypedAsideProps) {
  const [answers, setAnswers] = useState(form.getValues());
  useEveryStroke(form, (typed) => setAnswers(typed));
  return <StatementAside {...props} content={contentOf(answers)} />;
}
