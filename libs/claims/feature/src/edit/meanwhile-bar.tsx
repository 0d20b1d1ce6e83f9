import { Banner, Box } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useAtomValue, type Atom } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as fileMessages } from '../claim-file/messages.ts';
import { messages as peopleMessages } from '../people/messages.ts';
import { messages } from './messages.ts';
import { useLastChange } from './use-last-change.ts';

type Detail = Schema<'AssignmentDetail'>;
type Line = { label: string; before: string; now: string };

type MeanwhileBarProps = {
  assignment: Detail;
  /** Whether the reader is typing. */
  writing: Atom<boolean>;
};

/** While somebody is typing: what a colleague has changed on the file meanwhile. What is being typed is not touched. */
export function MeanwhileBar({ assignment, writing }: MeanwhileBarProps) {
  const isWriting = useAtomValue(writing);
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const linesBetween = useLines();
  // The file as it was when typing began.
  const [known, setKnown] = useState(assignment);
  const [isTold, setIsTold] = useState(false);
  const lines = linesBetween(known, assignment);
  const who = useLastChange(assignment.header.assignment_key, lines.length > 0);
  const isOther = known.header.assignment_id !== assignment.header.assignment_id;
  if (isWriting && lines.length > 0 && who !== undefined && !who.isOwn && !isTold) setIsTold(true);
  if (
    known !== assignment &&
    (isOther || lines.length === 0 || (!isWriting && !isTold) || who?.isOwn === true)
  )
    setKnown(assignment);
  if (!isTold || lines.length === 0 || isOther) return null;
  const what = formats.list(lines.map((line) => t(messages.change, line)));
  return (
    <Box padding="2">
      <Banner
        tone="info"
        live
        title={t(messages.colleagueSaved, { who: who?.name ?? 'nobody', what })}
        onDismiss={() => {
          setKnown(assignment);
          setIsTold(false);
        }}
      >
        {t(messages.draftStays)}
      </Banner>
    </Box>
  );
}

/** What differs between two readings of a file, as far as its page shows it. */
function useLines() {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const factsOf = ({ header, claim_file: file, vehicles, event }: Detail): [string, string | null][] => [
    [t(fileMessages.status), header.status_name],
    [t(fileMessages.assignedTo), header.assigned_user_name],
    [t(fileMessages.due), header.due_at && formats.dateTime(header.due_at)],
    [t(fileMessages.plate), vehicles[0]?.plate ?? null],
    [t(fileMessages.policy), header.policy_number],
    [t(fileMessages.validity), file.policy_valid_to],
    [t(fileMessages.place), event && [event.street, event.locality].filter(Boolean).join(', ')],
  ];
  const personOf = (party: Schema<'ClaimParty'>): [string, string | null][] => [
    [t(peopleMessages.lastName), party.full_name],
    [t(peopleMessages.address), party.address],
    [t(peopleMessages.locality), party.locality],
    [t(peopleMessages.phone), formats.list(party.contacts.map(({ value }) => value))],
  ];
  const differences = (before: [string, string | null][], now: [string, string | null][]): Line[] =>
    now.flatMap(([label, value], index) => {
      const earlier = before[index]?.[1] ?? null;
      return earlier === value ? [] : [{ label, before: earlier || '–', now: value || '–' }];
    });
  return (before: Detail, now: Detail): Line[] =>
    before === now
      ? []
      : [
          ...differences(factsOf(before), factsOf(now)),
          ...now.parties.flatMap((party) => {
            const known = before.parties.find(({ party_id: id }) => id === party.party_id);
            return known ? differences(personOf(known), personOf(party)) : [];
          }),
        ];
}
