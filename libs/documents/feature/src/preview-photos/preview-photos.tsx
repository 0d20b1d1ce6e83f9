import { Box, Grid, Icon, PhotoViewer } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../document-list/messages.ts';
import { useDocumentPicture } from '@dosar/api-client/pictures';
import { LargePhoto } from './large-photo.tsx';

type Photo = { id: string; name: string };

/** Photos to look at: they open large and cannot be saved from here. */
export function PreviewPhotos({ photos }: { photos: readonly Photo[] }) {
  const [shownId, setShownId] = useState<string>();
  return (
    <>
      <Grid
        as="ul"
        listStyleType="none"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
      >
        {photos.map((photo) => (
          <SmallPhoto key={photo.id} photo={photo} onOpen={() => setShownId(photo.id)} />
        ))}
      </Grid>
      <PhotoViewer
        photos={photos}
        shownId={shownId}
        onShow={setShownId}
        renderPhoto={(id) => <LargePhoto id={id} name={photos.find((it) => it.id === id)?.name ?? ''} />}
      />
    </>
  );
}

function SmallPhoto({ photo: { id, name }, onOpen }: { photo: Photo; onOpen: () => void }) {
  const { formatMessage: t } = useIntl();
  const { address } = useDocumentPicture(id, 'thumbnail');
  return (
    <li>
      <Box
        asChild
        width="full"
        aspectRatio="photo"
        display="grid"
        placeItems="center"
        overflow="hidden"
        borderWidth="1px"
        borderRadius="lg"
        cursor="pointer"
        background="surfaceSubtle"
        color="textMuted"
      >
        <button type="button" aria-label={t(messages.open, { name })} onClick={onOpen}>
          {address ? (
            <img src={address} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
          ) : (
            <Icon name="image" scale={2.5} />
          )}
        </button>
      </Box>
    </li>
  );
}
