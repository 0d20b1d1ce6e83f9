import { addressOfAssignment } from '@dosar/areas/claims';
import { InternalTerm } from '@dosar/claim-parts';
import { Box, Flex, Heading, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';
import { ActivityName, ActivityRow, ActivityTree } from './activity-tree.tsx';
import { NewActivity } from './new-activity.tsx';
import type { OpenedAssignment } from './opened-file.ts';

type Activity = Schema<'FileActivity'>;

/** All work on the file as a tree; each piece opens the same file at itself. */
export function Activities({ assignment, file }: OpenedAssignment) {
  const { formatMessage: t } = useIntl();
  const { activities } = assignment;
  return (
    <Box as="section" aria-labelledby="activities">
      <Flex alignItems="center" justifyContent="space-between">
        <Heading
          id="activities"
          as="h2"
          size="md"
          paddingInline="2"
          paddingBlock="1"
          color="textMuted"
          fontWeight="normal"
        >
          {t(messages.activities)}
        </Heading>
        <NewActivity assignment={assignment} file={file} />
      </Flex>
      <ActivityTree label={t(messages.activities)}>
        {activities.map((activity) => (
          <ActivityRow key={activity.assignment_id} depth={depthOf(activity, activities)}>
            <Link
              to={addressOfAssignment({
                claim_file_no: file.claimFileNo,
                assignment_id: activity.assignment_id,
              })}
              aria-current={activity.assignment_id === file.assignmentId ? 'true' : undefined}
            >
              <ActivityName
                phase={phaseOf(activity)}
                name={activity.assignment_type_name}
                facts={<ActivityFacts activity={activity} />}
              />
            </Link>
          </ActivityRow>
        ))}
      </ActivityTree>
    </Box>
  );
}

/** How a piece of work stands: closed ones say when, late ones how late, others who has them. */
function ActivityFacts({ activity }: { activity: Activity }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { status_name: status, done_at: doneAt, due_at: dueAt, assigned_user_name: owner } = activity;
  if (isClosed(activity)) return [status, doneAt && formats.date(doneAt)].filter(Boolean).join(' · ');
  if (isLate(activity) && dueAt)
    return (
      <>
        {status} · <InternalTerm due={dueAt} />
      </>
    );
  return `${status} · ${owner ?? t(messages.unassigned)}`;
}

const isClosed = ({ category_code: phase }: Activity) => phase === 'done' || phase === 'cancelled';

const isLate = ({ due_at: dueAt }: Activity) => dueAt !== null && new Date(dueAt) < new Date();

const phaseOf = (activity: Activity): Phase =>
  !isClosed(activity) && isLate(activity) ? 'late' : activity.category_code;

/** How far below the main work; what follows from nothing on the file stands right below it. */
function depthOf(activity: Activity, activities: readonly Activity[]): number {
  if (activity.is_case_master) return 0;
  const parent = activities.find(({ assignment_id: id }) => id === activity.parent_assignment_id);
  return parent === undefined ? 1 : Math.min(depthOf(parent, activities) + 1, 3);
}
