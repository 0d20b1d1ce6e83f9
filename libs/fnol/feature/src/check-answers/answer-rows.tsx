import { AnswerGroups } from '@dosar/design-system';
import { useFieldId } from '@dosar/forms';
import { Link } from 'react-router';
import { addressOfPage } from '../claim-notification/notification-address.ts';
import { useNotification } from '../claim-notification/notification-context.ts';
import { useAnswerGroups } from './use-answer-groups.ts';

/** All answers by page; each row leads back to its question. */
export function AnswerRows() {
  const { orgKey } = useNotification();
  const groups = useAnswerGroups();
  // Photos that did not arrive are named in the summary of the check, which leads here.
  const photosId = useFieldId('photos');
  return (
    <AnswerGroups
      groups={groups.map(({ page, ...group }) => ({
        ...group,
        key: page,
        change: (
          <Link to={addressOfPage(orgKey, page, true)} {...(page === 'photos' && { id: photosId })}>
            {group.title}
          </Link>
        ),
      }))}
    />
  );
}
