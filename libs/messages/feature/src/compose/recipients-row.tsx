import { Button, ComposeChip, ComposeRow } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { addressesFor, type ChosenRecipient } from './compose-values.ts';
import { messages } from './messages.ts';

type RecipientsRowProps = {
  label: string;
  channel: 'email' | 'sms';
  parties: readonly Schema<'Recipient'>[];
  chosen: readonly ChosenRecipient[];
  /** Those of the other row, who are not offered again. */
  taken: readonly ChosenRecipient[];
  onChange: (chosen: ChosenRecipient[]) => void;
  end?: ReactNode;
};

/** Who gets the message: chips of people of the file, and those who can be added. */
export function RecipientsRow({ label, channel, parties, chosen, taken, onChange, end }: RecipientsRowProps) {
  const { formatMessage: t } = useIntl();
  const roleOf = (party: Schema<'Recipient'>) => t(messages.role, { role: party.roles[0] ?? 'other' });
  const used = new Set([...chosen, ...taken].map(({ party_id: id, address }) => `${id} ${address}`));
  const offered = parties.flatMap((party) =>
    addressesFor(party, channel)
      .filter(({ address }) => !used.has(`${party.party_id} ${address}`))
      .map(({ address }) => ({ party, address })),
  );
  return (
    <ComposeRow label={label} end={end}>
      {chosen.map((recipient) => {
        const party = parties.find(({ party_id: id }) => id === recipient.party_id);
        const state = party?.channels.find(({ address }) => address === recipient.address)?.state;
        const name = party?.full_name ?? recipient.address;
        return (
          <ComposeChip
            key={`${recipient.party_id} ${recipient.address}`}
            name={name}
            more={[party && roleOf(party), recipient.address].filter(Boolean).join(' · ')}
            warning={
              state === undefined || state === 'confirmed' ? undefined : t(messages.channelState, { state })
            }
            removeLabel={t(messages.removeRecipient, { name })}
            onRemove={() => onChange(chosen.filter((other) => other !== recipient))}
          />
        );
      })}
      {offered.map(({ party, address }) => (
        <Button
          key={`${party.party_id} ${address}`}
          variant="quiet"
          icon="add"
          onClick={() => onChange([...chosen, { party_id: party.party_id, address }])}
        >
          {t(messages.addRecipient, { name: party.full_name, role: roleOf(party), address })}
        </Button>
      ))}
      {chosen.length === 0 && offered.length === 0 && t(messages.nobodyReachable)}
    </ComposeRow>
  );
}
