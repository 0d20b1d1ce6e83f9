import { IconButton } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { ReadingPane } from './use-reading-pane.ts';

/** Shows the pane or takes it away; where there is no room for one, there is no button. */
export function ReadingPaneToggle({ pane: { isPossible, isShown, toggle } }: { pane: ReadingPane }) {
  const { formatMessage: t } = useIntl();
  if (!isPossible) return null;
  return (
    <IconButton
      icon="left_panel_open"
      label={t(isShown ? messages.hide : messages.show)}
      aria-pressed={isShown}
      onClick={toggle}
    />
  );
}
