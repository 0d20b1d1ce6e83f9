import { useEntries } from '@dosar/areas';
import { addressOfAssignment, addressOfSection, claimFileSections } from '@dosar/areas/claims';
import { Link, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouteLink } from 'react-router';
import { AskStep } from './ask-step.tsx';
import { messages } from './transition-messages.ts';

type Transition = Schema<'Transition'>;
type OpenFile = { claim_file_no: string; assignment_id: string };
type RefusedStepProps = { id: string; step: Transition; assignment: Schema<'AssignmentDetail'> };

/** What a step still needs, each of it leading to where it is mended. */
export function RefusedStep({ id, step, assignment }: RefusedStepProps) {
  const { formatMessage: t } = useIntl();
  const { name, missing } = step;
  return (
    <Text id={id} tone="muted" size="sm">
      {t(messages.missing, { name })}{' '}
      {missing.map((condition, index) => (
        <Fragment key={`${condition.code} ${condition.assignment_id ?? ''}`}>
          {index > 0 && ', '}
          <Condition condition={condition} file={assignment.header} />
        </Fragment>
      ))}
      <AskStep assignment={assignment} step={step} />
    </Text>
  );
}

function Condition({ condition, file }: { condition: Schema<'MissingCondition'>; file: OpenFile }) {
  const sections = useEntries(claimFileSections);
  const { name, section, assignment_id: other } = condition;
  const address =
    other !== null
      ? addressOfAssignment({ claim_file_no: file.claim_file_no, assignment_id: other })
      : sections.some(({ id }) => id === section) && section !== null
        ? addressOfSection({ claimFileNo: file.claim_file_no, assignmentId: file.assignment_id }, section)
        : undefined;
  if (address === undefined) return name;
  return (
    <Link asChild>
      <RouteLink to={address}>{name}</RouteLink>
    </Link>
  );
}

/** Steps that other roles take. */
export function NotYours({ steps }: { steps: readonly Transition[] }) {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  return (
    <Text tone="muted" size="sm">
      {t(messages.notYours, { count: steps.length, names: list(steps.map(({ name }) => name)) })}
    </Text>
  );
}
