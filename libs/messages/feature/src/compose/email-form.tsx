import { apiMutation, apiQuery, browseRecipients, sendEmail, useProblemText } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { useDraftKey } from '@dosar/auth';
import {
  CheckboxField,
  ComposeFoot,
  ComposeRow,
  ErrorState,
  LoadingState,
  MarkedTextArea,
  SendButton,
} from '@dosar/design-system';
import { Form, useFormDraft, useZodForm } from '@dosar/forms';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { Attachments } from './attachments.tsx';
import {
  chosenRecipients,
  isSomebodyLeft,
  keyFor,
  lastSent,
  usualRecipient,
  type ChosenRecipient,
} from './compose-values.ts';
import { missingVariables, variableMarks, withValue } from './message-variables.ts';
import { messages } from './messages.ts';
import { MissingValues } from './missing-values.tsx';
import { RecipientsRow } from './recipients-row.tsx';
import { TemplateRow } from './template-row.tsx';
import { useSentNotice } from './use-sent-notice.ts';

const schema = z.object({
  to: z.optional(chosenRecipients),
  cc: chosenRecipients,
  subject: z.string(),
  body: z.string(),
  template: z.string(),
  language: z.enum(['', 'ro', 'en']),
  documents: z.array(z.string()),
  allows: z.boolean(),
  sent: lastSent,
});
type Values = z.output<typeof schema>;

const empty: Values = {
  to: undefined,
  cc: [],
  subject: '',
  body: '',
  template: '',
  language: '',
  documents: [],
  allows: false,
  sent: undefined,
};

type EmailFormProps = OpenedFile & {
  /** The message that is answered. */
  answers?: Schema<'Message'>;
  onDone?: () => void;
};

/** Writes an e-mail to people of the file. What is typed is kept until it is sent, and comes back when sending is undone. */
export function EmailForm(props: EmailFormProps) {
  const problemText = useProblemText();
  const recipients = useQuery(
    apiQuery(browseRecipients, { params: { path: { assignment_id: props.assignmentId } } }),
  );
  if (recipients.isPending) return <LoadingState count={3} />;
  if (!recipients.data)
    return (
      <ErrorState description={problemText(recipients.error)} onRetry={() => void recipients.refetch()} />
    );
  return <EmailDraft {...props} known={recipients.data} />;
}

function useEmailDraft({ claimFileNo, assignmentId, answers, known, onDone }: EmailDraftProps) {
  const subject = answers?.subject ? `Re: ${answers.subject.replace(/^(re:\s*)+/i, '')}` : '';
  const to = answers && answeredParty(answers, known);
  const form = useZodForm({ schema, defaultValues: { ...empty, subject, to } });
  useFormDraft(useDraftKey(`email.${claimFileNo}.${answers?.thread_id ?? 'new'}`), form);
  const send = useMutation(apiMutation(sendEmail));
  const tellSent = useSentNotice();
  const values = form.watch();
  const chosen = values.to ?? usualRecipient(known.parties, 'email');

  const save = async (written: Values) => {
    const party = known.parties.find(({ party_id: id }) => id === chosen[0]?.party_id);
    const request: BodyOf<'sendEmail'> = {
      assignment_id: assignmentId,
      to: chosen,
      cc: written.cc,
      subject: written.subject,
      body: written.body,
      language: written.language || party?.language || 'ro',
      document_ids: written.documents,
      ...(written.template !== '' && { template_code: written.template }),
      ...(answers && { answers_message_id: answers.message_id }),
      ...(written.allows && { allows_unconfirmed: true }),
    };
    const sent = keyFor(request, written.sent);
    form.setValue('sent', sent, { shouldDirty: true });
    const message = await send.mutateAsync({
      params: { header: { 'Idempotency-Key': sent.key } },
      body: request,
    });
    await tellSent(message, () => form.reset({ ...written, sent: undefined }, { keepDefaultValues: true }));
    if (answers) onDone?.();
  };
  return { form, values, chosen, save, isSending: send.isPending };
}

/** The party who wrote the message that is answered, by the address that they wrote from. */
function answeredParty({ from }: Schema<'Message'>, { parties }: Schema<'Recipients'>) {
  const party = parties.find(({ channels }) => channels.some(({ address }) => address === from));
  return party && [{ party_id: party.party_id, address: from }];
}

type EmailDraftProps = EmailFormProps & { known: Schema<'Recipients'> };

function EmailDraft(props: EmailDraftProps) {
  const { assignmentId, known } = props;
  const { formatMessage: t } = useIntl();
  const [variables, setVariables] = useState<Schema<'MessageVariable'>[]>([]);
  const subjectId = useId();
  const { form, values, chosen, save, isSending } = useEmailDraft(props);
  const set = (changed: Partial<Values>) => {
    for (const [name, value] of Object.entries(changed))
      form.setValue(name as keyof Values, value, { shouldDirty: true });
  };
  const missing = missingVariables(`${values.subject}\n${values.body}`);
  const everybody = [...chosen, ...values.cc];
  const isUnconfirmed = everybody.some(({ party_id: id, address }) =>
    known.parties
      .find((party) => party.party_id === id)
      ?.channels.some((channel) => channel.address === address && channel.state !== 'confirmed'),
  );
  const reason = blockedBecause({ values, people: chosen.length, missing, isUnconfirmed });
  const first = known.parties.find(({ party_id: id }) => id === chosen[0]?.party_id);

  return (
    <Form form={form} onSubmit={save} oneField emptyOnceSent>
      <div>
        <EmailHead
          file={props}
          draft={{ values, chosen, set }}
          parties={known.parties}
          subjectId={subjectId}
          onVariables={setVariables}
        />
        <MissingValues
          names={missing}
          variables={variables}
          onFill={(name, value) =>
            set({
              subject: withValue(values.subject, name, value),
              body: withValue(values.body, name, value),
            })
          }
        />
        <MarkedTextArea
          id={`${subjectId}-body`}
          label={t(messages.emailText)}
          placeholder={t(messages.emailPlaceholder)}
          maxLength={20_000}
          value={values.body}
          onChange={(body) => set({ body })}
          marks={variableMarks(values.body, variables)}
        />
        <Attachments
          assignmentId={assignmentId}
          chosen={values.documents}
          mostBytes={known.most_attachment_bytes}
          onChange={(documents) => set({ documents })}
        />
        {isUnconfirmed && (
          <ComposeRow label={t(messages.unconfirmed)}>
            <CheckboxField
              label={t(messages.allowUnconfirmed)}
              checked={values.allows}
              onChange={({ target }) => set({ allows: target.checked })}
            />
          </ComposeRow>
        )}
        <ComposeFoot words={reason ? t(messages[reason]) : t(messages.draftKept)}>
          <SendButton icon="send" loading={isSending} blocked={reason !== undefined}>
            {t(messages.sendEmail, { count: everybody.length, name: first?.full_name ?? '' })}
          </SendButton>
        </ComposeFoot>
      </div>
    </Form>
  );
}

type Written = { values: Values; people: number; missing: readonly string[]; isUnconfirmed: boolean };

/** What keeps the message from being sent, in the order in which it is mended. */
function blockedBecause({ values, people, missing, isUnconfirmed }: Written) {
  if (people === 0) return 'needsRecipient' as const;
  if (values.subject.trim() === '') return 'needsSubject' as const;
  if (values.body.trim() === '') return 'needsText' as const;
  if (missing.length > 0) return 'needsValues' as const;
  if (isUnconfirmed && !values.allows) return 'needsConsent' as const;
  return undefined;
}

type EmailHeadProps = {
  file: OpenedFile;
  draft: { values: Values; chosen: ChosenRecipient[]; set: (changed: Partial<Values>) => void };
  parties: readonly Schema<'Recipient'>[];
  subjectId: string;
  /** What the chosen template was filled with. */
  onVariables: (variables: Schema<'MessageVariable'>[]) => void;
};

/** To whom the e-mail goes, which template it begins with, and its subject. */
function EmailHead({ file, draft, parties, subjectId, onVariables }: EmailHeadProps) {
  const { formatMessage: t } = useIntl();
  const { values, chosen, set } = draft;
  const first = parties.find(({ party_id: id }) => id === chosen[0]?.party_id);
  return (
    <>
      <RecipientsRow
        label={t(messages.to)}
        channel="email"
        parties={parties}
        chosen={chosen}
        taken={values.cc}
        onChange={(to) => set({ to })}
        end={first && t(messages.language, { language: first.language })}
      />
      {(values.cc.length > 0 || isSomebodyLeft(parties, chosen)) && (
        <RecipientsRow
          label={t(messages.cc)}
          channel="email"
          parties={parties}
          chosen={values.cc}
          taken={chosen}
          onChange={(cc) => set({ cc })}
        />
      )}
      <TemplateRow
        channel="email"
        assignmentId={file.assignmentId}
        partyId={first?.party_id}
        chosen={values.template}
        ownText={values}
        onFilled={(template, preview) => {
          onVariables(preview.variables);
          set({
            template,
            subject: preview.subject ?? '',
            body: preview.body,
            language: preview.language,
          });
        }}
        onOwnText={({ subject = '', body }) => set({ template: '', subject, body, language: '' })}
      />
      <ComposeRow label={t(messages.subject)} controlId={subjectId} end={`[#${file.claimFileNo}]`}>
        <input
          id={subjectId}
          data-slot="subject"
          maxLength={230}
          value={values.subject}
          onChange={({ target }) => set({ subject: target.value })}
        />
      </ComposeRow>
    </>
  );
}
