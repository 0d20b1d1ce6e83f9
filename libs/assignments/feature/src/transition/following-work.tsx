import { takeAssignment } from '@dosar/api-client';
import { addressOfAssignment } from '@dosar/areas/claims';
import { useCan, useSession } from '@dosar/auth';
import { Button, Flex, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useTake } from '../take/use-take.ts';
import { messages } from './transition-messages.ts';

type Activity = Schema<'FileActivity'>;
type FollowingWorkProps = {
  assignment: Schema<'AssignmentDetail'>;
  /** Only the first piece, where there is room for one line. */
  isFirstAlone: boolean;
};

/** Below a closed task: what comes next on the claim, and the way there; nothing once all work on it is closed. */
export function FollowingWork({ assignment, isFirstAlone }: FollowingWorkProps) {
  const following = followingWork(assignment);
  if (following.length === 0) return null;
  return (
    <Stack gap="2">
      {following.slice(0, isFirstAlone ? 1 : following.length).map((activity) => (
        <NextTask
          key={activity.assignment_id}
          activity={activity}
          claimFileNo={assignment.header.claim_file_no}
        />
      ))}
    </Stack>
  );
}

/** What follows from the closed task; else the main work, or what else is open on the claim. */
function followingWork({ header, activities }: Schema<'AssignmentDetail'>): readonly Activity[] {
  const open = activities.filter(
    ({ assignment_id: id, category_code: phase }) =>
      id !== header.assignment_id && phase !== 'done' && phase !== 'cancelled',
  );
  const children = open.filter(({ parent_assignment_id: parent }) => parent === header.assignment_id);
  if (children.length > 0)
    return children.toSorted((one, other) => Number(other.is_case_master) - Number(one.is_case_master));
  return open.toSorted((one, other) => Number(other.is_case_master) - Number(one.is_case_master)).slice(0, 1);
}

function NextTask({ activity, claimFileNo }: { activity: Activity; claimFileNo: string }) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const mayTake = useCan(takeAssignment);
  const { take, takenNow } = useTake();
  const { assignment_id, assigned_user_id: ownerId, assigned_user_name: owner, queue_name: queue } = activity;
  const isOwn = ownerId !== null && ownerId === profile?.user_id;
  const row = { assignment_id, claim_file_no: claimFileNo };
  const nobody = queue === null ? t(messages.nobodys) : t(messages.inQueue, { queue });
  const who = isOwn ? t(messages.yours) : (owner ?? nobody);
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center">
      <Text>{t(messages.following, { name: activity.assignment_type_name, who })}</Text>
      <Button asChild variant={isOwn ? 'primary' : 'quiet'}>
        <Link to={addressOfAssignment(row)}>{t(isOwn ? messages.continueWith : messages.openFollowing)}</Link>
      </Button>
      {ownerId === null && mayTake && (
        <Button variant="secondary" loading={takenNow !== undefined} onClick={() => void take(row)}>
          {t(messages.takeFollowing)}
        </Button>
      )}
    </Flex>
  );
}
