import { useEntries } from '@dosar/areas';
import { composerChannels, type OpenedFile } from '@dosar/areas/claims';
import { useSession } from '@dosar/auth';
import { Box, Button, Flex } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What is written on the file, docked under its timeline: a tab for each channel. */
export function Composer({ file }: { file: OpenedFile }) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const channels = useEntries(composerChannels)
    .filter(({ isFor }) => !isFor || (profile && isFor(profile)))
    .toSorted((one, other) => one.order - other.order);
  const [chosen, setChosen] = useState<string>();
  const open = channels.find(({ channel }) => channel === chosen) ?? channels[0];
  if (!open) return null;
  return (
    <Box as="section" aria-label={t(messages.composer)} display="grid" gap="2">
      {channels.length > 1 && (
        <Flex role="group" aria-label={t(messages.channel)} gap="1" flexWrap="wrap">
          {channels.map(({ channel, label, icon }) => (
            <Button
              key={channel}
              icon={icon}
              variant={channel === open.channel ? 'secondary' : 'quiet'}
              aria-expanded={channel === open.channel}
              onClick={() => setChosen(channel)}
            >
              {t(label)}
            </Button>
          ))}
        </Flex>
      )}
      <open.Compose {...file} onDone={() => setChosen(undefined)} />
    </Box>
  );
}
