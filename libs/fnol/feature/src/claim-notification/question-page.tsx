import type { ReactNode } from 'react';
import { Button, ErrorSummary, Stack } from '@dosar/design-system';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Navigate } from 'react-router';
import type * as z from 'zod';
import { DraftNotice } from './draft-notice.tsx';
import { messages } from './messages.ts';
import type { Answers } from './notification-draft.ts';
import { PageFrame } from './page-frame.tsx';
import { usePageWay } from './use-page-way.ts';
import { useQuestionForm, type AnswerPart, type QuestionForm } from './use-question-form.ts';
import type { AskingPage } from './wizard-pages.ts';

export type QuestionPageProps<Part extends AnswerPart> = {
  page: AskingPage;
  part: Part;
  heading: string;
  hint?: ReactNode;
  schema: z.ZodType<unknown, Answers[Part]>;
  reasons: Record<string, MessageDescriptor>;
  children: (question: QuestionForm<Part>) => ReactNode;
};

/** A page that asks: its fields, what is wrong with them, and a way on that is always open. */
export function QuestionPage<Part extends AnswerPart>(props: QuestionPageProps<Part>) {
  const { page, part, heading, hint, schema, reasons, children } = props;
  const { formatMessage: t } = useIntl();
  const way = usePageWay(page);
  const question = useQuestionForm({ part, schema, reasons, onAnswered: () => void way.goOn() });

  if (way.redirectTo) return <Navigate replace to={way.redirectTo} />;
  return (
    <PageFrame page={page} heading={heading} hint={hint} backTo={way.backTo}>
      <form noValidate onSubmit={(event) => void question.submit(event)}>
        <Stack gap="5">
          <ErrorSummary errors={question.summary} attempt={question.attempt} />
          {children(question)}
          <div>
            <Button type="submit" variant="primary">
              {t(way.isChange ? messages.saveChange : messages.continue)}
            </Button>
          </div>
        </Stack>
      </form>
      <DraftNotice />
    </PageFrame>
  );
}
