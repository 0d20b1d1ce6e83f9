import { takeAssignment } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useTake } from './use-take.ts';

export type TakeButtonProps = { row: { assignment_id: string; claim_file_no: string } };

/** Takes work that nobody has; not there for those who may not. */
export function TakeButton({ row }: TakeButtonProps) {
  const { formatMessage: t } = useIntl();
  const { take, takenNow } = useTake();
  if (!useCan(takeAssignment)) return null;
  return (
    <Button variant="quiet" loading={takenNow !== undefined} onClick={() => void take(row)}>
      {t(messages.take)}
    </Button>
  );
}
