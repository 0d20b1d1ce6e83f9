import { useIntl } from 'react-intl';
import { lazyWindow } from '../shell/windows/lazy-window.tsx';
import { WindowButton } from '../shell/windows/window-button.tsx';
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
      <WindowButton
        icon="help"
        label={t(messages.open)}
        isOpen={topic !== undefined}
        onOpen={() => open(topicOfPage)}
      />
      <HelpWindow open={topic !== undefined} onClose={close} />
    </>
  );
}
