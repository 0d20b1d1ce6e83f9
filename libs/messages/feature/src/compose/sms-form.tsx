import { apiQuery, browseRecipients, useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import {
  CheckboxField,
  ComposeFoot,
  ComposeRow,
  ErrorState,
  LoadingState,
  MarkedTextArea,
  SendButton,
} from '@dosar/design-system';
import { Form } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { missingVariables, variableMarks, withValue } from './message-variables.ts';
import { messages } from './messages.ts';
import { MissingValues } from './missing-values.tsx';
import { RecipientsRow } from './recipients-row.tsx';
import { costlyLetters, smsLength, withoutDiacritics } from '@dosar/kernel/sms-text';
import { messages as laterMessages } from './send-later-messages.ts';
import { SendLaterMenu, SendLaterRow, useSendingTime } from './send-later.tsx';
import { messages as smsMessages } from './sms-messages.ts';
import { SmsPrices } from './sms-prices.tsx';
import { TemplateRow } from './template-row.tsx';
import { useSmsDraft, type SmsValues as Values } from './use-sms-draft.ts';

/** Writes a text message to people of the file, and says what its letters cost. */
export function SmsForm(file: OpenedFile) {
  const failureOf = useQueryFailure();
  const recipients = useQuery(
    apiQuery(browseRecipients, { params: { path: { assignment_id: file.assignmentId } } }),
  );
  if (recipients.isPending) return <LoadingState count={3} />;
  if (!recipients.data) return <ErrorState {...failureOf(recipients)} />;
  return <SmsDraft file={file} known={recipients.data} />;
}

type SmsDraftProps = { file: OpenedFile; known: Schema<'Recipients'> };

function SmsDraft({ file, known }: SmsDraftProps) {
  const { formatMessage: t } = useIntl();
  const bodyId = useId();
  const [variables, setVariables] = useState<Schema<'MessageVariable'>[]>([]);
  const { form, values, chosen, save, isSending } = useSmsDraft({ file, known });
  const set = (changed: Partial<Values>) => {
    for (const [name, value] of Object.entries(changed))
      form.setValue(name as keyof Values, value, { shouldDirty: true });
  };
  const missing = missingVariables(values.body);
  const costly = costlyLetters(values.body).map((place) => ({ ...place, look: 'costly' as const }));
  const people = chosen.map(({ party_id: id, address }) => ({
    party: known.parties.find((party) => party.party_id === id),
    address,
  }));
  const isUnconfirmed = people.some(({ party, address }) =>
    party?.channels.some((channel) => channel.address === address && channel.state !== 'confirmed'),
  );
  const reason = blockedBecause({ values, people: people.length, missing, isUnconfirmed });
  const night = known.sms_waits_until;

  return (
    <Form form={form} onSubmit={save} oneField emptyOnceSent>
      <div>
        <RecipientsRow
          label={t(messages.to)}
          channel="sms"
          parties={known.parties}
          chosen={chosen}
          taken={[]}
          onChange={(to) => set({ to })}
          end={t(smsMessages.sender, { sender: known.sms_sender })}
        />
        <TemplateRow
          channel="sms"
          assignmentId={file.assignmentId}
          partyId={people[0]?.party?.party_id}
          chosen={values.template}
          ownText={values}
          onFilled={(template, preview) => {
            setVariables(preview.variables);
            set({ template, body: preview.body });
          }}
          onOwnText={({ body }) => set({ template: '', body })}
        />
        <MissingValues
          names={missing}
          variables={variables}
          onFill={(name, value) => set({ body: withValue(values.body, name, value) })}
        />
        <MarkedTextArea
          id={bodyId}
          label={t(smsMessages.smsText)}
          placeholder={t(smsMessages.smsPlaceholder)}
          maxLength={1_000}
          value={values.body}
          onChange={(body) => set({ body })}
          marks={missing.length > 0 ? variableMarks(values.body, variables) : costly}
        />
        <SmsPrices
          text={values.body}
          priceBani={known.sms_price_bani}
          people={Math.max(people.length, 1)}
          onPlain={() => set({ body: withoutDiacritics(values.body) })}
        />
        <SmsChoices
          values={values}
          set={set}
          isUnconfirmed={isUnconfirmed}
          isNight={night !== null && values.sendAt === ''}
        />
        {values.sendAt !== '' && (
          <SendLaterRow value={values.sendAt} onChange={(sendAt) => set({ sendAt })} />
        )}
        <SmsFoot
          draft={{ values, set, isSending }}
          people={people.map(({ party }) => party?.full_name ?? '')}
          blockedBecause={reason && t(messages[reason])}
          waitsUntil={night}
          hours={known.sms_hours}
        />
      </div>
    </Form>
  );
}

type SmsFootProps = {
  draft: { values: Values; set: (changed: Partial<Values>) => void; isSending: boolean };
  people: readonly string[];
  blockedBecause: string | undefined;
  /** The end of the quiet hours, when it is night. */
  waitsUntil: string | null;
  hours: Schema<'Recipients'>['sms_hours'];
};

/** When the message leaves, and the button that sends it. */
function SmsFoot({
  draft: { values, set, isSending },
  people,
  blockedBecause: reason,
  waitsUntil,
  hours,
}: SmsFootProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const later = useSendingTime(values.sendAt, hours);
  const leaves =
    waitsUntil !== null && !values.now
      ? t(smsMessages.waitsUntil, { time: formats.dateTime(waitsUntil) })
      : t(smsMessages.leavesNow, hours);
  return (
    <ComposeFoot
      start={<SendLaterMenu onChange={(sendAt) => set({ sendAt })} />}
      words={reason ?? later.fault ?? later.words ?? leaves}
    >
      <SendButton icon="send" loading={isSending} blocked={reason !== undefined || later.fault !== undefined}>
        {sendWords({ text: values.body, people, isLater: later.isLater }, t)}
      </SendButton>
    </ComposeFoot>
  );
}

type Written = { values: Values; people: number; missing: readonly string[]; isUnconfirmed: boolean };

function blockedBecause({ values, people, missing, isUnconfirmed }: Written) {
  if (people === 0) return 'needsRecipient' as const;
  if (values.body.trim() === '') return 'needsText' as const;
  if (missing.length > 0) return 'needsValues' as const;
  if (isUnconfirmed && !values.allows) return 'needsConsent' as const;
  return undefined;
}

type SmsChoicesProps = {
  values: Values;
  set: (changed: Partial<Values>) => void;
  isUnconfirmed: boolean;
  isNight: boolean;
};

/** What has to be agreed to first: a number that nobody confirmed, the quiet hours. */
function SmsChoices({ values, set, isUnconfirmed, isNight }: SmsChoicesProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      {isUnconfirmed && (
        <ComposeRow label={t(messages.unconfirmed)}>
          <CheckboxField
            label={t(messages.allowUnconfirmed)}
            checked={values.allows}
            onChange={({ target }) => set({ allows: target.checked })}
          />
        </ComposeRow>
      )}
      {isNight && (
        <ComposeRow label={t(smsMessages.quietHours)}>
          <CheckboxField
            label={t(smsMessages.sendNow)}
            checked={values.now}
            onChange={({ target }) => set({ now: target.checked })}
          />
        </ComposeRow>
      )}
    </>
  );
}

type WordsOf = { text: string; people: readonly string[]; isLater: boolean };

/** The words of the button: how many messages leave, and to whom. */
function sendWords({ text, people, isLater }: WordsOf, t: ReturnType<typeof useIntl>['formatMessage']) {
  const [name = ''] = people;
  if (isLater) return t(laterMessages.scheduleSms, { count: people.length, name });
  const count = Math.max(smsLength(text).parts, 1) * Math.max(people.length, 1);
  return people.length === 1 && name !== ''
    ? t(smsMessages.sendSmsTo, { count, name })
    : t(smsMessages.sendSmsToMany, { count });
}
