import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './icon-button.tsx';
import { messages } from './messages.ts';

export type CopyButtonProps = {
  value: string;
  /** What is copied, as in "Copy claim number". */
  name: string;
};

const confirmationTime = 2000;

/** Copies `value` and says so. */
export function CopyButton({ value, name }: CopyButtonProps) {
  const { formatMessage: t } = useIntl();
  const [copied, setCopied] = useState(false);

  useEffect(
    function endConfirmation() {
      if (!copied) return undefined;
      const timer = setTimeout(() => setCopied(false), confirmationTime);
      return () => clearTimeout(timer);
    },
    [copied],
  );

  // Pages that are not served securely have no clipboard; the value itself stays selectable.
  if (!('clipboard' in navigator)) return null;
  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'content_copy'}
        label={t(messages.copy, { name })}
        onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      />
      <VisuallyHidden role="status">{copied ? t(messages.copied) : ''}</VisuallyHidden>
    </>
  );
}
