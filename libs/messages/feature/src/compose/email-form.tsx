import { apiQuery, browseRecipients, useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import {
  CheckboxField,
  ComposeFoot,
  ComposeRow,
  ComposeSubject,
  ErrorState,
  LoadingState,
  MarkedTextArea,
  SendButton,
} from '@dosar/design-system';
import { Form } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Attachments } from './attachments.tsx';
import { isSomebodyLeft, type ChosenRecipient } from './compose-values.ts';
import { missingVariables, variableMarks, withValue } from './message-variables.ts';
import { messages } from './messages.ts';
import { MissingValues } from './missing-values.tsx';
import { RecipientsRow } from './recipients-row.tsx';
import { TemplateRow } from './template-row.tsx';
import { messages as laterMessages } from './send-later-messages.ts';
import { SendLaterMenu, SendLaterRow, useSendingTime } from './send-later.tsx';
import { useEmailDraft, type EmailDraft, type EmailValues } from './use-email-draft.ts';

type EmailFormProps = Omit<EmailDraft, 'known'>;

/** Writes an e-mail to people of the file. What is typed is kept until it is sent, and comes back when sending is undone. */
export function EmailForm(props: EmailFormProps) {
  const failureOf = useQueryFailure();
  const recipients = useQuery(
    apiQuery(browseRecipients, { params: { path: { assignment_id: props.assignmentId } } }),
  );
  if (recipients.isPending) return <LoadingState count={3} />;
  if (!recipients.data) return <ErrorState {...failureOf(recipients)} />;
  return <EmailDraftForm {...props} known={recipients.data} />;
}

function EmailDraftForm(props: EmailDraft) {
  const { assignmentId, known } = props;
  const { formatMessage: t } = useIntl();
  const [variables, setVariables] = useState<Schema<'MessageVariable'>[]>([]);
  const subjectId = useId();
  const { form, values, chosen, save, isSending } = useEmailDraft(props);
  const set = (changed: Partial<EmailValues>) => {
    for (const [name, value] of Object.entries(changed))
      form.setValue(name as keyof EmailValues, value, { shouldDirty: true });
  };
  const missing = missingVariables(`${values.subject}\n${values.body}`);
  const everybody = [...chosen, ...values.cc];
  const isUnconfirmed = everybody.some(({ party_id: id, address }) =>
    known.parties
      .find((party) => party.party_id === id)
      ?.channels.some((channel) => channel.address === address && channel.state !== 'confirmed'),
  );
  const later = useSendingTime(values.sendAt);
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
        {later.isLater && <SendLaterRow value={values.sendAt} onChange={(sendAt) => set({ sendAt })} />}
        <ComposeFoot
          start={<SendLaterMenu onChange={(sendAt) => set({ sendAt })} />}
          words={reason ? t(messages[reason]) : (later.fault ?? later.words ?? t(messages.draftKept))}
        >
          <SendButton
            icon="send"
            loading={isSending}
            blocked={reason !== undefined || later.fault !== undefined}
          >
            {t(later.isLater ? laterMessages.scheduleEmail : messages.sendEmail, {
              count: everybody.length,
              name: first?.full_name ?? '',
            })}
          </SendButton>
        </ComposeFoot>
      </div>
    </Form>
  );
}

type Written = { values: EmailValues; people: number; missing: readonly string[]; isUnconfirmed: boolean };

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
  draft: { values: EmailValues; chosen: ChosenRecipient[]; set: (changed: Partial<EmailValues>) => void };
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
        <ComposeSubject
          id={subjectId}
          maxLength={230}
          value={values.subject}
          onChange={({ target }) => set({ subject: target.value })}
        />
      </ComposeRow>
    </>
  );
}
