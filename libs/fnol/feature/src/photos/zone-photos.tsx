import { useZoneName } from '@dosar/claim-parts/zones';
import { Box, FileChooser, Flex, Heading, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useDraft, useNotification, usePhotoEntries } from '../claim-notification/notification-context.ts';
import { photoRules } from './photo-rules.ts';
import { zoneMessages } from './zone-messages.ts';

/** Every zone that was picked asks for a photo of its own, whose name says what it shows. */
export function ZonePhotos() {
  const { formatMessage: t } = useIntl();
  const zoneName = useZoneName();
  const { uploads } = useNotification();
  const { zones } = useDraft().damage;
  const entries = usePhotoEntries();
  if (zones.length === 0) return null;
  const take = (zone: string, chosen: readonly File[], before: number) =>
    uploads.add(
      chosen.map((file, place) => named(file, `${zoneName(zone)} ${before + place + 1}`)),
      zone,
    );
  return (
    <section>
      <Heading as="h3" size="md">
        {t(zoneMessages.title)}
      </Heading>
      <Box as="ul" listStyleType="none">
        {zones.map(({ zone }) => {
          const count = entries.filter((entry) => entry.zone === zone && entry.state !== 'refused').length;
          return (
            <Flex
              as="li"
              key={zone}
              justifyContent="space-between"
              alignItems="center"
              gap="3"
              paddingBlock="2"
              borderBottomWidth="1px"
            >
              <Box minWidth="0">
                <Box _firstLetter={{ textTransform: 'uppercase' }}>{zoneName(zone)}</Box>
                <Text size="sm" tone="muted" role="status">
                  {t(zoneMessages.count, { count })}
                </Text>
              </Box>
              <FileChooser
                icon="photo_camera"
                label={t(zoneMessages.photoOf, { zone: zoneName(zone) })}
                accept={photoRules.types.join(',')}
                onChoose={(chosen) => take(zone, chosen, count)}
              >
                {t(zoneMessages.add)}
              </FileChooser>
            </Flex>
          );
        })}
      </Box>
    </section>
  );
}

/** The file under a name that says what it shows; what it is, its ending says. */
function named(file: File, name: string): File {
  const ending = /\.[A-Za-z0-9]{2,5}$/.exec(file.name)?.[0] ?? '';
  return new File([file], `${name}${ending}`, { type: file.type, lastModified: file.lastModified });
}
