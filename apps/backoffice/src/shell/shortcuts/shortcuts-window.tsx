import { SingleKeysChoice, VersionLine } from '@dosar/account-feature';
import { Dialog, Heading, ShortcutList, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { WindowProps } from '../windows/lazy-window.tsx';
import { messages } from './messages.ts';

/** What one can do by keyboard on the page that is open, the switch of the single keys, and which version runs. */
export function ShortcutsWindow({ open, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog open={open} title={t(messages.title)} onClose={onClose}>
      {open && (
        <Stack gap="4">
          <ShortcutList />
          <SingleKeysChoice />
          <Heading>{t(messages.about)}</Heading>
          <VersionLine />
        </Stack>
      )}
    </Dialog>
  );
}
