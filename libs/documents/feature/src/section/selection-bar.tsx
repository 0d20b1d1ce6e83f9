import type { Document } from '@dosar/api-client';
import { Box, Button, Flex } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages as verdictMessages } from '../verdict/messages.ts';
import { messages } from './messages.ts';

type SelectionBarProps = {
  picked: readonly Document[];
  isBusy: boolean;
  onAccept: () => void;
  onRefuse: () => void;
  onSupersede: () => void;
  onDownload: () => void;
  onClear: () => void;
};

/** What can be done with several documents at once; there only while some are picked. */
export function SelectionBar({ picked, isBusy, ...acts }: SelectionBarProps) {
  const { formatMessage: t } = useIntl();
  if (picked.length === 0) return null;
  return (
    <Flex
      role="region"
      aria-label={t(messages.picked, { count: picked.length })}
      position="sticky"
      top="0"
      zIndex="sticky"
      wrap="wrap"
      gap="2"
      alignItems="center"
      padding="2"
      background="brandSubtle"
      borderWidth="1px"
      borderColor="brandBorder"
      borderRadius="md"
    >
      <Box fontWeight="strong" role="status" paddingInline="1">
        {t(messages.picked, { count: picked.length })}
      </Box>
      <Button icon="check" loading={isBusy} onClick={acts.onAccept}>
        {t(verdictMessages.accept)}
      </Button>
      <Button onClick={acts.onRefuse}>{t(verdictMessages.refuseWhy)}</Button>
      <Button variant="quiet" onClick={acts.onSupersede}>
        {t(verdictMessages.supersede)}
      </Button>
      <Button variant="quiet" icon="download" onClick={acts.onDownload}>
        {t(messages.downloadPicked)}
      </Button>
      <Button variant="quiet" onClick={acts.onClear}>
        {t(messages.clear)}
      </Button>
    </Flex>
  );
}
