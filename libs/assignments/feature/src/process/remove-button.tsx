import { useProblemText } from '@dosar/api-client';
import { Button, notify } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { revisionOf, sendItems, type ItemFormProps } from './draft-item.ts';
import { itemMessages as messages } from './item-messages.ts';

type RemoveButtonProps = Omit<ItemFormProps, 'words' | 'readAgain'> & { itemKey: string };

/** Takes a status or a step out of the draft; a status goes with its steps. */
export function RemoveButton({ draft, itemKey, onStored }: RemoveButtonProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const remove = async () => {
    try {
      const detail = await sendItems(draft, [{ key: itemKey, revision: revisionOf(draft, itemKey) }]);
      onStored(detail, '');
    } catch (failure) {
      notify.error({ message: problemText(failure) });
    }
  };
  return (
    <Button variant="danger" onClick={() => void remove()}>
      {itemKey.startsWith('status:') ? t(messages.removeStatus) : t(messages.removeStep)}
    </Button>
  );
}
