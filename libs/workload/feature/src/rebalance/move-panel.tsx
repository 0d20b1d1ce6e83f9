import { addressOfAssignment } from '@dosar/areas/claims';
import { Plate } from '@dosar/claim-parts';
import {
  Box,
  Button,
  Flex,
  Heading,
  Icon,
  IconButton,
  Link,
  SidePanel,
  SelectField,
  Stack,
  Text,
  TextAreaField,
  VisuallyHidden,
  useIsPhone,
} from '@dosar/design-system';
import { fitOf, percentOf } from '@dosar/workload-domain';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages as moveMessages } from './move-messages.ts';
import { messages } from './messages.ts';
import type { MoveValues, PersonLoad, PlannedMove } from './use-plan.ts';

type MovePanelProps = {
  move: PlannedMove;
  loads: readonly PersonLoad[];
  /** Absent once the moves were made. */
  onChange: ((values: MoveValues) => void) | undefined;
  onClose: () => void;
};

/** One move beside the table, or over it on a phone. */
export function MovePanel({ onClose, ...props }: MovePanelProps) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const { move } = props;
  if (isPhone)
    return (
      <SidePanel open title={move.claim_file_no} onClose={onClose}>
        <MoveProof {...props} />
      </SidePanel>
    );
  return (
    <Box
      as="section"
      aria-label={move.claim_file_no}
      borderWidth="1px"
      borderRadius="md"
      background="surface"
      padding="4"
    >
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Heading as="h2" size="lg">
          <Link asChild>
            <RouterLink to={addressOfAssignment(move)}>{move.claim_file_no}</RouterLink>
          </Link>
        </Heading>
        {move.plate !== null && <Plate number={move.plate} />}
        <Box marginInlineStart="auto">
          <IconButton icon="close" label={t(moveMessages.close)} onClick={onClose} />
        </Box>
      </Flex>
      <MoveProof {...props} />
    </Box>
  );
}

/** Every colleague against every rule; the note for the next owner, and somebody else instead. */
function MoveProof({ move, loads, onChange }: Omit<MovePanelProps, 'onClose'>) {
  const { formatMessage: t } = useIntl();
  const nameOf = (userId: string) =>
    loads.find(({ person }) => person.user_id === userId)?.person.full_name ?? '';
  const candidates = judged(move, loads);
  return (
    <Stack gap="4">
      <Text tone="muted">{[move.name, move.claimant_name].join(' · ')}</Text>
      <Box>
        <Heading as="h3" size="md">
          {t(moveMessages.whyThis, { name: nameOf(move.to_user_id) })}
        </Heading>
        <Text marginBottom="2">
          {t(moveMessages.whyText, { rule: move.isChosen ? 'chosen' : move.rule })}
        </Text>
        <Proof candidates={candidates} chosenId={move.to_user_id} />
      </Box>
      {onChange ? (
        <MoveChoices
          move={move}
          candidates={candidates}
          fromName={nameOf(move.from_user_id)}
          onChange={onChange}
        />
      ) : (
        move.note !== '' && (
          <Box>
            <Heading as="h3" size="md">
              {t(moveMessages.note)}
            </Heading>
            <Text>{move.note}</Text>
          </Box>
        )
      )}
    </Stack>
  );
}

type MoveChoicesProps = Pick<MovePanelProps, 'move'> & {
  candidates: readonly Candidate[];
  fromName: string;
  onChange: NonNullable<MovePanelProps['onChange']>;
};

function MoveChoices({ move, candidates, fromName, onChange }: MoveChoicesProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <TextAreaField
        label={t(moveMessages.note)}
        hint={move.needs_note ? t(moveMessages.noteNeeded) : t(moveMessages.noteHint)}
        required={move.needs_note}
        rows={4}
        maxLength={2000}
        value={move.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <SelectField
        label={t(moveMessages.somebodyElse)}
        placeholder={null}
        value={move.to_user_id}
        onChange={(event) => onChange({ to_user_id: event.target.value, isWanted: true, isChosen: true })}
        choices={candidates
          .filter(({ fit }) => fit.present)
          .map(({ load }) => ({ value: load.person.user_id, label: load.person.full_name }))}
      />
      <div>
        <Button variant="quiet" onClick={() => onChange({ isWanted: !move.isWanted })}>
          {move.isWanted ? t(moveMessages.leave, { name: fromName }) : t(moveMessages.moveAfterAll)}
        </Button>
      </div>
    </>
  );
}

type Candidate = { load: PersonLoad; fit: ReturnType<typeof fitOf> };

/** Everybody but the present owner against the rules, who fits first, then the least loaded. */
function judged(move: PlannedMove, loads: readonly PersonLoad[]): Candidate[] {
  return loads
    .filter(({ person }) => person.user_id !== move.from_user_id)
    .map((load) => ({
      load,
      fit: fitOf(
        {
          userId: load.person.user_id,
          capacityPoints: load.person.capacity_points,
          canGetWork: load.person.can_get_work,
          countyCodes: load.person.county_codes,
          policyTypeCodes: load.person.policy_type_codes,
          assignmentTypeCodes: load.person.assignment_type_codes,
        },
        {
          countyCode: move.county_code,
          policyTypeCode: move.policy_type_code,
          assignmentTypeCode: move.assignment_type_code,
        },
      ),
    }))
    .toSorted(
      (one, other) =>
        Number(other.fit.fits) - Number(one.fit.fits) || shareOf(one.load) - shareOf(other.load),
    );
}

function shareOf({ before, person }: PersonLoad): number {
  return before / person.capacity_points;
}

function Proof({ candidates, chosenId }: { candidates: readonly Candidate[]; chosenId: string }) {
  const { formatMessage: t } = useIntl();
  const rules = ['skill', 'county', 'present'] as const;
  return (
    <Box
      as="table"
      width="full"
      borderWidth="1px"
      borderRadius="md"
      css={{
        '& th, & td': { padding: '2', textAlign: 'start', fontWeight: 'inherit' },
        '& thead th': { color: 'textMuted', fontSize: 'sm' },
        '& tr + tr': { borderTopWidth: '1px' },
        '& td:last-of-type, & thead th:last-of-type': { textAlign: 'end' },
        '& [data-chosen]': { background: 'brandSubtle', fontWeight: 'strong' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t(moveMessages.person)}</th>
          {rules.map((rule) => (
            <th scope="col" key={rule}>
              {t(moveMessages.check, { rule })}
            </th>
          ))}
          <th scope="col">{t(moveMessages.load)}</th>
        </tr>
      </thead>
      <tbody>
        {candidates.map(({ load, fit }) => (
          <tr key={load.person.user_id} {...(load.person.user_id === chosenId && { 'data-chosen': '' })}>
            <th scope="row">{load.person.full_name}</th>
            {rules.map((rule) => (
              <td key={rule}>
                <Box as="span" color={fit[rule] ? 'success' : 'textMuted'}>
                  <Icon name={fit[rule] ? 'check' : 'close'} />
                  <VisuallyHidden>{t(fit[rule] ? moveMessages.yes : moveMessages.no)}</VisuallyHidden>
                </Box>
              </td>
            ))}
            <td>
              {load.person.is_away
                ? t(moveMessages.away)
                : t(messages.percent, { percent: percentOf(load.before, load.person.capacity_points) })}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
