import { useEntries, type PaletteSource } from '@dosar/areas';
import { settingsPages } from '@dosar/areas/config';
import { useSession } from '@dosar/auth';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { messages as areaMessages } from '../messages.ts';
import { findSettings } from './find-settings.ts';
import { usePageSettings } from './use-page-settings.ts';

/** Single settings as commands, for whoever may open their pages. */
export const palette: PaletteSource = { useFindings: useFoundSettings };

// One letter is in nearly every name.
const shortest = 2;

function useFoundSettings(typed: string) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const { profile } = useSession();
  const pages = useEntries(settingsPages).filter((page) => profile && page.isFor(profile));
  const known = usePageSettings(pages);
  const found = typed.trim().length < shortest ? [] : findSettings(typed, known, t);
  const commands = found.map(({ address, label, place }) => ({
    id: `setting:${address}`,
    label,
    hint: place,
    icon: 'settings' as const,
    run: () => void navigate(address),
  }));
  const groups = commands.length === 0 ? [] : [{ label: t(areaMessages.menu), commands, isFound: true }];
  return { groups, note: undefined };
}
