import {
  api,
  apiQuery,
  dataOf,
  getDocRequestOptions,
  newIdempotencyKey,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  CheckboxField,
  DateField,
  Dialog,
  ErrorState,
  Grid,
  notify,
  RadioGroupField,
  SelectField,
  Stack,
  Text,
  TextAreaField,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { BodyOf, Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DocTypeChoice } from './doc-type-choice.tsx';
import { messages } from './messages.ts';
import { RequestPreview } from './request-preview.tsx';

type Options = Schema<'DocRequestOptions'>;
type Recipient = Options['recipients'][number];
type Channel = Schema<'DocRequestChannel'>;

type RequestDialogProps = {
  assignmentId: string;
  open: boolean;
  onClose: () => void;
  /** Kinds of document that are chosen from the start. */
  docTypeCodes?: readonly string[];
};

/** Asks somebody of the file for documents: what, from whom, how, by when; and shows what they will receive. */
export function RequestDialog({ assignmentId, open, onClose, docTypeCodes }: RequestDialogProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const options = useQuery({
    ...apiQuery(getDocRequestOptions, { params: { path: { assignment_id: assignmentId } } }),
    enabled: open,
  });
  if (!open) return null;
  if (options.data)
    return (
      <OpenDialog
        assignmentId={assignmentId}
        options={options.data}
        onClose={onClose}
        firstCodes={docTypeCodes ?? options.data.doc_types.filter(isWanted).map(({ code }) => code)}
      />
    );
  // One window after another would take the focus from the next: it opens once there is something to choose from.
  if (!options.isError) return null;
  return (
    <Dialog open title={t(messages.title)} size="large" onClose={onClose}>
      <ErrorState {...failureOf(options)} />
    </Dialog>
  );
}

/** The work needs it, and nobody was asked for it yet. */
const isWanted = ({ is_required: isRequired, last_state: state }: Options['doc_types'][number]) =>
  isRequired && state === null;

type OpenDialogProps = {
  assignmentId: string;
  options: Options;
  firstCodes: readonly string[];
  onClose: () => void;
};

function OpenDialog({ assignmentId, options, firstCodes, onClose }: OpenDialogProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const request = useRequestForm(assignmentId, options, firstCodes);
  const send = useSendRequest(onClose);
  const { recipient, values } = request;
  const { claim_file_no: number, legal_due_date: legalDay } = options;
  return (
    <Dialog
      open
      size="large"
      title={t(messages.title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            variant="primary"
            icon="send"
            disabled={request.preview === undefined}
            loading={send.isPending}
            onClick={() =>
              request.preview &&
              send.mutate({ ...request.preview, ...(values.putsOff && { puts_off: true }) })
            }
          >
            {t(messages.send)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text tone="muted">
          {legalDay === null
            ? t(messages.clock, { number })
            : t(messages.clockOn, { number, day: formats.date(legalDay) })}
        </Text>
        {send.isError && (
          <Banner tone="danger" title={t(messages.failed)} live>
            {problemText(send.error)}
          </Banner>
        )}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
          <Stack gap="4">
            <DocTypeChoice
              docTypes={options.doc_types}
              chosen={values.codes}
              onChoose={request.chooseCodes}
            />
            {recipient === undefined ? (
              <Banner tone="warning">{t(messages.unreachable)}</Banner>
            ) : (
              <Whom request={request} recipient={recipient} recipients={options.recipients} />
            )}
          </Stack>
          <Box borderInlineStartWidth={{ md: '1px' }} paddingInlineStart={{ md: '6' }}>
            <RequestPreview body={request.preview} />
          </Box>
        </Grid>
      </Stack>
    </Dialog>
  );
}

type WhomProps = {
  request: ReturnType<typeof useRequestForm>;
  recipient: Recipient;
  recipients: readonly Recipient[];
};

function Whom({ request, recipient, recipients }: WhomProps) {
  const { formatMessage: t } = useIntl();
  const { values } = request;
  const channels: readonly Channel[] = ['sms', 'email', 'both'];
  return (
    <>
      <SelectField
        label={t(messages.whom)}
        placeholder={null}
        value={recipient.party_id}
        choices={recipients.map(({ party_id: value, name, roles, ...reached }) => ({
          value,
          label: t(roles.includes('claimant') ? messages.claimant : messages.notifier, { name }),
          disabled: !isReachable(reached),
        }))}
        onChange={({ target }) => request.chooseRecipient(target.value)}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }} gap="4">
        <RadioGroupField
          inline
          label={t(messages.how)}
          name="channel"
          value={values.channel}
          choices={channels.map((value) => ({
            value,
            label: t(messages[value]),
            disabled: !isPossible(recipient, value),
          }))}
          onValueChange={(chosen) => {
            const channel = channels.find((known) => known === chosen);
            if (channel !== undefined) request.change({ channel });
          }}
        />
        <DateField
          label={t(messages.until)}
          value={values.dueDate}
          onValueChange={(dueDate) => request.change({ dueDate })}
        />
      </Grid>
      <TextAreaField
        label={t(messages.message)}
        optional
        maxLength={2000}
        value={values.message}
        onChange={({ target }) => request.change({ message: target.value })}
      />
      <CheckboxField
        label={t(messages.putsOff)}
        hint={t(messages.putsOffHint)}
        checked={values.putsOff}
        onChange={({ target }) => request.change({ putsOff: target.checked })}
      />
    </>
  );
}

function isPossible({ email, phone }: Pick<Recipient, 'email' | 'phone'>, channel: Channel): boolean {
  return (channel === 'sms' || email !== null) && (channel === 'email' || phone !== null);
}

const isReachable = (recipient: Pick<Recipient, 'email' | 'phone'>) =>
  recipient.email !== null || recipient.phone !== null;

/** What reaches most people soonest; the SMS when there is a mobile number. */
const usualChannel = (recipient: Recipient | undefined): Channel => (recipient?.phone ? 'sms' : 'email');

function useRequestForm(assignmentId: string, options: Options, firstCodes: readonly string[]) {
  const [values, setValues] = useState(() => {
    const first = options.recipients.find(isReachable);
    return {
      codes: firstCodes,
      partyId: first?.party_id,
      channel: usualChannel(first),
      dueDate: options.due_date,
      message: '',
      putsOff: true,
    };
  });
  const change = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }));
  const recipient = options.recipients.find(({ party_id: id }) => id === values.partyId);
  const isComplete = values.codes.length > 0 && /^\d{4}-\d{2}-\d{2}$/.test(values.dueDate);
  const message = values.message.trim();
  return {
    values,
    recipient,
    change,
    chooseCodes: (codes: readonly string[]) => change({ codes }),
    chooseRecipient(partyId: string) {
      const chosen = options.recipients.find(({ party_id: id }) => id === partyId);
      if (chosen === undefined) return;
      const channel = isPossible(chosen, values.channel) ? values.channel : usualChannel(chosen);
      change({ partyId, channel });
    },
    /** What the recipient gets, once everything is there. */
    preview:
      recipient !== undefined && isComplete
        ? {
            assignment_id: assignmentId,
            doc_type_codes: [...values.codes],
            recipient_party_id: recipient.party_id,
            channel: values.channel,
            due_date: values.dueDate,
            ...(message !== '' && { message }),
          }
        : undefined,
  };
}

function useSendRequest(onSent: () => void) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  // One key for the dialog: a click that is repeated asks once.
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: (body: BodyOf<'requestDocuments'>) =>
      dataOf(
        api.POST('/api/document/request', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body,
        }),
      ),
    onSuccess: () => {
      notify.success(t(messages.sent));
      onSent();
      return queryClient.invalidateQueries(queriesOf('documents', 'claims', 'messages', 'worklist'));
    },
  });
}
