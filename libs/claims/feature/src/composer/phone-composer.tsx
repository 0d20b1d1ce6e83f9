import type { OpenedFile } from '@dosar/areas/claims';
import { Box, Dialog, Flex, IconButton } from '@dosar/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Composer } from './composer.tsx';
import { messages } from './messages.ts';

/** At the foot of a phone: a pencil that opens the composer as a sheet, and beside it the next step. */
export function PhoneComposer({ file, children }: { file: OpenedFile; children: ReactNode }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex gap="2" alignItems="flex-start">
      <IconButton
        icon="edit"
        variant="secondary"
        label={t(messages.write)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Box flex="1" minWidth="0">
        {children}
      </Box>
      <Dialog open={isOpen} title={t(messages.write)} onClose={() => setOpen(false)}>
        <Composer file={file} onDone={() => setOpen(false)} />
      </Dialog>
    </Flex>
  );
}
