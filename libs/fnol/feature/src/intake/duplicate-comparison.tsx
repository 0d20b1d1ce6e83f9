import { addressOfAssignment } from '@dosar/areas/claims';
import { Box, Button, Flex, Heading, Text, TextField } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CertaintyDots, useDuplicateWords } from './duplicate-list.tsx';
import { duplicateMessages } from './duplicate-messages.ts';
import type { IntakeAnswers } from './intake-answers.ts';

type Decision = IntakeAnswers['similar_files'][number];

type DuplicateComparisonProps = {
  file: Schema<'LikelyDuplicate'>;
  decision: Decision | undefined;
  onDecide: (decision: Decision | undefined) => void;
};

/** One file beside what is being typed, and what becomes of the two. */
export function DuplicateComparison({ file, decision, onDecide }: DuplicateComparisonProps) {
  const { formatMessage: t } = useIntl();
  const words = useDuplicateWords();
  const { claim_file_no: number, assignment_id: assignmentId } = file;
  return (
    <Box as="section" paddingBlock="3" borderTopWidth="1px" marginTop="3">
      <Flex gap="2" alignItems="baseline" flexWrap="wrap">
        <CertaintyDots certainty={file.certainty} />
        <Heading as="h3" size="md">
          {number}
        </Heading>
        <Text tone="muted">
          {[words.certainty(file), file.is_closed ? t(duplicateMessages.closed) : '']
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Flex>
      <Text tone="muted">{words.reasons(file)}</Text>
      <Comparison file={file} />
      {assignmentId !== null && (
        <Box marginBlock="2">
          <Button variant="primary" asChild>
            <Link to={addressOfAssignment({ claim_file_no: number, assignment_id: assignmentId })}>
              {t(duplicateMessages.open, { number })}
            </Link>
          </Button>
          <Text tone="muted">{t(duplicateMessages.openHint)}</Text>
        </Box>
      )}
      {decision === undefined ? (
        <Choice number={number} onDecide={onDecide} />
      ) : (
        <Decided decision={decision} onTakeBack={() => onDecide(undefined)} />
      )}
    </Box>
  );
}

function Comparison({ file }: { file: Schema<'LikelyDuplicate'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const answers = useAnswers<IntakeAnswers>();
  const { vehicle, event, notifier, other_vehicles: others } = answers;
  const plates = (list: readonly string[]) => list.filter(Boolean).map(formatPlate).join(', ');
  const day = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? formats.date(date) : '');
  const rows: readonly (readonly [string, mine: string, theirs: string])[] = [
    [t(duplicateMessages.plate), plates([vehicle.plate]), plates([file.plate ?? ''])],
    [t(duplicateMessages.others), plates(others.map(({ plate }) => plate)), plates(file.other_plates)],
    [t(duplicateMessages.when), `${day(event.date)} ${event.time}`, `${day(file.date)} ${file.time ?? ''}`],
    [t(duplicateMessages.where), [event.street, event.locality].filter(Boolean).join(', '), file.place],
    [t(duplicateMessages.who), `${notifier.name} ${notifier.first_name}`, file.claimant_name],
  ];
  const shown = (value: string) => value.trim() || t(duplicateMessages.unknown);
  return (
    <Box
      as="table"
      width="full"
      marginBlock="2"
      css={{ '& th, & td': { textAlign: 'start', padding: '4px 8px 4px 0', verticalAlign: 'top' } }}
      aria-label={t(duplicateMessages.comparison, { number: file.claim_file_no })}
    >
      <thead>
        <tr>
          <td />
          <th scope="col">{t(duplicateMessages.this)}</th>
          <th scope="col">{file.claim_file_no}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, mine, theirs]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shown(mine)}</td>
            <td>{shown(theirs)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const shortestReason = 3;

function Choice({ number, onDecide }: { number: string; onDecide: (decision: Decision) => void }) {
  const { formatMessage: t } = useIntl();
  const [reason, setReason] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const decide = (decision: Decision['decision']) => {
    if (reason.trim().length < shortestReason) setIsRefused(true);
    else onDecide({ claim_file_no: number, decision, reason: reason.trim() });
  };
  return (
    <>
      <TextField
        label={t(duplicateMessages.reason)}
        hint={t(duplicateMessages.reasonHint)}
        error={isRefused && reason.trim().length < shortestReason && t(duplicateMessages.reasonMissing)}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Flex gap="2" flexWrap="wrap" marginTop="2">
        <Button onClick={() => decide('same_event')}>{t(duplicateMessages.sameEvent)}</Button>
        <Button onClick={() => decide('another_claim')}>{t(duplicateMessages.anotherClaim)}</Button>
      </Flex>
    </>
  );
}

function Decided({ decision, onTakeBack }: { decision: Decision; onTakeBack: () => void }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="2" alignItems="center" flexWrap="wrap">
      <Box>
        <Box fontWeight="strong">
          {t(
            decision.decision === 'same_event'
              ? duplicateMessages.decidedSame
              : duplicateMessages.decidedOther,
          )}
        </Box>
        <Text tone="muted">{decision.reason}</Text>
      </Box>
      <Button variant="quiet" onClick={onTakeBack}>
        {t(duplicateMessages.takeBack)}
      </Button>
    </Flex>
  );
}
