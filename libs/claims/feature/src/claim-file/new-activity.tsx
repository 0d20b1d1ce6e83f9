import {
  apiMutation,
  browseActivityTypes,
  openActivity,
  queriesOf,
  referenceQuery,
  useProblemText,
} from '@dosar/api-client';
import { addressOfAssignment } from '@dosar/areas/claims';
import { useCan } from '@dosar/auth';
import { Icon, Menu, MenuItem, notify, VisuallyHidden } from '@dosar/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import type { OpenedAssignment } from './opened-file.ts';

/** Opens work of a kind on the file, with the deadline, priority and queue of its kind. */
export function NewActivity({ assignment, file }: OpenedAssignment) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mayOpen = useCan(openActivity);
  const types = useQuery({ ...referenceQuery(browseActivityTypes), enabled: mayOpen });
  const opening = useMutation({ ...apiMutation(openActivity) });
  if (!mayOpen || !types.data) return null;
  const open = async (code: string, name: string) => {
    try {
      const { assignment_id: assignmentId } = await opening.mutateAsync({
        params: { path: { claim_file_id: assignment.header.claim_file_id } },
        body: { assignment_type: code },
      });
      const address = addressOfAssignment({
        claim_file_no: file.claimFileNo,
        assignment_id: assignmentId,
      });
      notify.success(t(messages.activityOpened, { name }), {
        label: t(messages.openActivity),
        run: () => void navigate(address),
      });
    } catch (problem) {
      notify.warning(problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('assignments', 'claims', 'worklist'));
  };
  return (
    <Menu
      label={t(messages.newActivity)}
      button={
        <>
          <Icon name="add" />
          <VisuallyHidden>{t(messages.newActivity)}</VisuallyHidden>
        </>
      }
    >
      {types.data.map(({ code, name }) => (
        <MenuItem key={code} onSelect={() => void open(code, name)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
