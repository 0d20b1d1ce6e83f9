import { IconButton } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { lazyWindow } from '../shell/windows/lazy-window.tsx';
import { messages } from './messages.ts';
import { useHelpTopic, usePageTopic } from './use-help-topic.ts';

const HelpWindow = lazyWindow(async () => (await import('./help-panel.tsx')).HelpPanel);

/** Opens the help about the page that is open; at the same place of every page (ux 130). */
export function HelpButton() {
  const { formatMessage: t } = useIntl();
  const { topic, open, close } = useHelpTopic();
  const topicOfPage = usePageTopic();
  return (
    <>
      <IconButton
        variant="plain"
        icon="help"
        label={t(messages.open)}
        aria-haspopup="dialog"
        aria-expanded={topic !== undefined}
        onClick={() => open(topicOfPage)}
      />
      <HelpWindow open={topic !== undefined} onClose={close} />
    </>
  );
}
