import { useEntries } from '@dosar/areas';
import { composerChannels, type OpenedFile } from '@dosar/areas/claims';
import { useSession } from '@dosar/auth';
import { Box, ComposeBox, ComposeTabs } from '@dosar/design-system';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type ComposerProps = {
  file: OpenedFile;
  /** Something was written; where it stands alone it is closed. */
  onDone?: () => void;
};

/** What is written on the file, docked under its timeline: a tab for each channel, each in the colour of its channel. */
export function Composer({ file, onDone }: ComposerProps) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const panelId = useId();
  const channels = useEntries(composerChannels)
    .filter(({ isFor }) => !isFor || (profile && isFor(profile)))
    .toSorted((one, other) => one.order - other.order);
  const [chosen, setChosen] = useState<string>();
  const open = channels.find(({ channel }) => channel === chosen) ?? channels[0];
  if (!open) return null;
  const done = () => {
    setChosen(undefined);
    onDone?.();
  };
  return (
    <Box as="section" aria-label={t(messages.composer)}>
      {channels.length > 1 && (
        <ComposeTabs
          label={t(messages.channel)}
          tabs={channels.map(({ channel, label, icon, tone }) => ({
            id: channel,
            label: t(label),
            icon,
            tone,
          }))}
          chosen={open.channel}
          onChoose={setChosen}
          panelId={panelId}
        />
      )}
      <div id={panelId} role={channels.length > 1 ? 'tabpanel' : undefined}>
        <ComposeBox tone={open.tone} padded={open.channel === 'note'}>
          <open.Compose {...file} onDone={done} />
        </ComposeBox>
      </div>
    </Box>
  );
}
