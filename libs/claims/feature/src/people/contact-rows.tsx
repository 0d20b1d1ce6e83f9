import {
  api,
  apiMutation,
  dataOf,
  hasOwnWindow,
  isApiProblem,
  queriesOf,
  sendConfirmation,
  useProblemText,
} from '@dosar/api-client';
import { Button, IconLink, notify } from '@dosar/design-system';
import { formatPhone, parsePhone } from '@dosar/kernel/phones';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages as fileMessages } from '../claim-file/messages.ts';
import { ConflictPanel } from '../edit/conflict-panel.tsx';
import { EditableField } from '../edit/editable-field.tsx';
import { useRecordEdit } from '../edit/use-record-edit.ts';
import { messages } from './messages.ts';
import { useFileAgain } from './use-party-edit.ts';

type Contact = Schema<'PartyContact'>;
type Props = { party: Schema<'ClaimParty'>; claimFileId: string; mayChange: boolean };
type Saved = JsonBodyOf<'saveContact'>;

/** How somebody is reached: each way with whether it is confirmed, and a place for another one. */
export function ContactRows(props: Props) {
  const { party, mayChange } = props;
  return (
    <>
      {party.contacts.map((contact) => (
        <ContactRow key={contact.contact_channel_id} contact={contact} {...props} />
      ))}
      {mayChange &&
        (['phone', 'email'] as const).map((type) => <NewContact key={type} type={type} {...props} />)}
    </>
  );
}

function useSaveContact({ party, claimFileId }: Props) {
  const path = { claim_file_id: claimFileId, party_id: party.party_id };
  return (body: Saved) =>
    dataOf(api.POST('/api/claim/saveContact/{claim_file_id}/{party_id}', { params: { path }, body }));
}

function useContactCheck(type: Contact['type']) {
  const { formatMessage: t } = useIntl();
  return (typed: string) => {
    if (type === 'phone') return parsePhone(typed) ? undefined : t(messages.phoneInvalid);
    return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed) ? undefined : t(messages.emailInvalid);
  };
}

function ContactRow({ contact, ...props }: Props & { contact: Contact }) {
  const { formatMessage: t } = useIntl();
  const send = useSaveContact(props);
  const readFileAgain = useFileAgain();
  const check = useContactCheck(contact.type);
  const { party, mayChange } = props;
  const { contact_channel_id: id, type, value, is_preferred: isPreferred } = contact;
  const { save, conflicts, leaveOpen } = useRecordEdit<Contact>({
    stored: contact,
    valueOf: (stored) => stored.value,
    send: (_, typed, rowVersion) =>
      send({
        contact_channel_id: id,
        row_version: rowVersion,
        type,
        value: typed,
        is_preferred: isPreferred,
      }),
    readAgain: async () =>
      (await readFileAgain()).parties
        .flatMap(({ contacts }) => contacts)
        .find((other) => other.contact_channel_id === id),
    add: (typed) => send({ type, value: typed, is_preferred: false }),
  });
  return (
    <>
      <EditableField
        place={`contact.${party.party_id}`}
        field={id}
        label={t(type === 'phone' ? messages.phone : messages.email)}
        value={value}
        shown={type === 'phone' ? formatPhone(value) : value}
        mayChange={mayChange}
        check={check}
        save={save}
        note={
          <>
            {t(messages.contactState, { state: contact.state })}
            {isPreferred && ` · ${t(messages.preferred)}`}
            <IconLink
              icon={type === 'phone' ? 'phone' : 'email'}
              href={`${type === 'phone' ? 'tel' : 'mailto'}:${value}`}
              label={t(type === 'phone' ? fileMessages.call : fileMessages.write, { to: value })}
            />
            {mayChange && <ContactActs contact={contact} send={send} />}
            {mayChange && contact.state === 'unconfirmed' && <ConfirmAgain {...props} contact={contact} />}
          </>
        }
      />
      <ConflictPanel conflicts={conflicts} onClose={leaveOpen} />
    </>
  );
}

function ContactActs({ contact, send }: { contact: Contact; send: (body: Saved) => Promise<unknown> }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const act = async (change: Pick<Saved, 'value' | 'is_preferred'>) => {
    const { contact_channel_id: id, row_version: rowVersion, type } = contact;
    try {
      await send({ contact_channel_id: id, row_version: rowVersion, type, ...change });
    } catch (problem) {
      if (!hasOwnWindow(problem) || isApiProblem(problem, 'stale_row_version'))
        notify.warning(problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('assignments', 'claims'));
  };
  return (
    <>
      {!contact.is_preferred && (
        <Button variant="plain" onClick={() => void act({ value: contact.value, is_preferred: true })}>
          {t(messages.prefer)}
        </Button>
      )}
      <Button variant="plain" onClick={() => void act({ value: null, is_preferred: false })}>
        {t(messages.removeContact)}
      </Button>
    </>
  );
}

/** Sends the link once more by which somebody confirms that this reaches them. */
function ConfirmAgain({ contact, party, claimFileId }: Props & { contact: Contact }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const send = useMutation({
    ...apiMutation(sendConfirmation),
    onSuccess: async () => {
      notify.success(t(messages.confirmationSent, { to: contact.value }));
      await queryClient.invalidateQueries(queriesOf('messages', 'claims'));
    },
    onError: (problem) => notify.warning(problemText(problem)),
  });
  // Nobody reads a message on a fixed line.
  if (contact.type === 'phone' && parsePhone(contact.value)?.kind === 'fixed') return null;
  return (
    <Button
      variant="plain"
      loading={send.isPending}
      onClick={() =>
        send.mutate({
          body: { claim_file_id: claimFileId, party_id: party.party_id, address: contact.value },
        })
      }
    >
      {t(messages.confirmAgain)}
    </Button>
  );
}

function NewContact({ type, ...props }: Props & { type: Contact['type'] }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const send = useSaveContact(props);
  const check = useContactCheck(type);
  const { party } = props;
  if (party.contacts.length >= 10) return null;
  return (
    <EditableField
      place={`contact.${party.party_id}`}
      field={`new-${type}`}
      label={t(type === 'phone' ? messages.newPhone : messages.newEmail)}
      value=""
      mayChange
      check={check}
      save={async ({ typed, onDone }) => {
        await send({ type, value: typed, is_preferred: party.contacts.length === 0 });
        onDone();
        await queryClient.invalidateQueries(queriesOf('assignments', 'claims'));
      }}
    />
  );
}
