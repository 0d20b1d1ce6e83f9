import type { FileGlance } from '@dosar/areas/claims';
import { Box, Dialog, Icon, VisuallyHidden, tooltipProps } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CustomerOfFile } from './file/customer-of-file.tsx';
import { messages } from './file/file-messages.ts';

/** In the header of a file: the customer who gets special care, such as whose fleet it is; it opens the reasons. */
export function SpecialCustomerTag({ header }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const name = header.special_customer_name;
  // The reasons stay open while a refusal takes the name away.
  if (!name && !isOpen) return null;
  return (
    <>
      {name && (
        <Box
          as="button"
          display="flex"
          gap="1"
          alignItems="center"
          paddingInline="1.5"
          borderWidth="1px"
          borderRadius="sm"
          color="textMuted"
          fontSize="sm"
          cursor="pointer"
          _hover={{ background: 'hover' }}
          {...tooltipProps(t(messages.special))}
          onClick={() => setOpen(true)}
        >
          <Icon name="business" />
          <VisuallyHidden>{t(messages.special)}</VisuallyHidden>
          {name}
        </Box>
      )}
      <Dialog open={isOpen} title={t(messages.title)} onClose={() => setOpen(false)}>
        <CustomerOfFile claimFileId={header.claim_file_id} />
      </Dialog>
    </>
  );
}
