import type { ReactNode } from 'react';
import { Button, Stack } from '@dosar/design-system';
import {
  Form,
  useEveryStroke,
  useZodForm,
  type AnswerSchema,
  type ReasonTexts,
  type Refusal,
} from '@dosar/forms';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { DraftNotice } from './draft-notice.tsx';
import { messages } from './messages.ts';
import type { Answers } from './notification-draft.ts';
import { useNotification } from './notification-context.ts';
import { PageFrame } from './page-frame.tsx';
import { usePageWay } from './use-page-way.ts';
import type { AskingPage } from './wizard-pages.ts';

/** The answers of one page of the draft. */
type AnswerPart = keyof Answers;

/** Answers that the server did not accept, carried to their page. */
export type Refused = { refused: Refusal[] };

export type QuestionPageProps<Part extends AnswerPart> = {
  page: AskingPage;
  part: Part;
  heading: string;
  hint?: ReactNode;
  /** What comes before everything else on the page. */
  above?: ReactNode;
  /** Hears that the page is answered, before the next one opens. */
  onAnswered?: () => void;
  schema: AnswerSchema<Answers[Part], Record<string, unknown>>;
  /** The words for every reason that the schema names. */
  reasons: ReasonTexts;
  children: ReactNode;
};

/** A page that asks: its fields, what is wrong with them, and a way on that is always open. */
export function QuestionPage<Part extends AnswerPart>(props: QuestionPageProps<Part>) {
  const { page, part, heading, hint, above, onAnswered, schema, reasons, children } = props;
  const { formatMessage: t } = useIntl();
  const way = usePageWay(page);
  const { draft } = useNotification();
  const form = useZodForm({ schema, defaultValues: draft.read()[part] });
  const refused = (useLocation().state as Refused | null)?.refused;
  useEveryStroke(form, (answers) => draft.change({ [part]: answers }));

  const goOn = () => {
    onAnswered?.();
    void way.goOn();
  };
  return (
    <PageFrame {...{ page, heading, hint, above }} backTo={way.backTo}>
      <Form form={form} reasons={reasons} refused={refused} onSubmit={goOn}>
        <Stack gap="5">
          {children}
          <div>
            <Button type="submit" variant="primary">
              {t(way.isChange ? messages.saveChange : messages.continue)}
            </Button>
          </div>
        </Stack>
      </Form>
      <DraftNotice />
    </PageFrame>
  );
}
