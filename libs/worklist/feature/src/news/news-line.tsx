import { Button, Flex } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from '../worklist/messages.ts';

export type NewsLineProps = { count: number; onShow: () => void };

/** Offers tasks that came meanwhile; the list moves only when somebody asks for them. */
export function NewsLine({ count, onShow }: NewsLineProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div role="status">
      {count > 0 && (
        <Flex justifyContent="center" marginBottom="3">
          <Button icon="refresh" onClick={onShow}>
            {t(messages.news, { count })}
          </Button>
        </Flex>
      )}
    </div>
  );
}
