import { Button, Flex } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from '../worklist/messages.ts';

export type NewsLineProps = { count: number; onShow: () => void };

/** Offers tasks that came meanwhile; the list moves only when somebody asks for them. */
export function NewsLine({ count, onShow }: NewsLineProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex justify="center" marginBottom={count > 0 ? '3' : '0'} role="status">
      {count > 0 && (
        <Button icon="refresh" onClick={onShow}>
          {t(messages.news, { count })}
        </Button>
      )}
    </Flex>
  );
}
