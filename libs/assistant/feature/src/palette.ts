import type { PaletteSource } from '@dosar/areas';
import { useSession } from '@dosar/auth';
import { useIntl } from 'react-intl';
import { isOffered } from './is-offered.ts';
import { messages } from './messages.ts';
import { useAssistantWindow } from './panel/window-state.ts';

/** The assistant among the commands. */
export const palette: PaletteSource = { useActions };

function useActions() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const { open } = useAssistantWindow();
  if (!profile || !isOffered(profile)) return [];
  return [
    {
      id: 'assistant.open',
      label: t(messages.title),
      keywords: t(messages.keywords),
      icon: 'smart_toy' as const,
      run: open,
    },
  ];
}
