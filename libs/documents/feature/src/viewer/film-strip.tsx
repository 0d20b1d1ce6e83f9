import type { Document } from '@dosar/api-client';
import { Box, Flex, Icon } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useDocumentPicture } from '@dosar/api-client/pictures';
import { messages } from './messages.ts';
import type { OtherPhoto } from './use-viewer-state.ts';

type FilmStripProps = {
  documents: readonly Document[];
  shownId: string;
  comparedId: string | undefined;
  /** A photo of another file that stands beside the one that is open. */
  other: OtherPhoto | undefined;
  onShow: (documentId: string) => void;
  /** Chooses another photo to compare with. */
  onChoose: (() => void) | undefined;
};

/** How many frames on each side of the open document have their picture: more than a wide window shows. */
const framesWithPicture = 15;

/** All documents in a row below the one that is open; pictures are fetched only for those near it. */
export function FilmStrip({ documents, shownId, comparedId, other, onShow, onChoose }: FilmStripProps) {
  const { formatMessage: t } = useIntl();
  const open = documents.findIndex(({ id }) => id === shownId);
  return (
    <Flex
      as="nav"
      aria-label={t(messages.filmStrip)}
      gap="2"
      padding="2"
      overflowX="auto"
      borderTopWidth="1px"
      flexShrink="0"
    >
      {documents.map((document, index) => (
        <Frame
          key={document.id}
          hasPicture={Math.abs(index - open) <= framesWithPicture}
          document={document}
          mark={document.id === shownId ? 'B' : document.id === comparedId ? 'A' : undefined}
          isShown={document.id === shownId}
          isComparing={comparedId !== undefined}
          onShow={() => onShow(document.id)}
        />
      ))}
      {other && onChoose && (
        <Box borderInlineStartWidth="1px" paddingInlineStart="2" flexShrink="0">
          <Frame
            hasPicture
            document={other}
            name={`${other.file_name}, ${other.claim_file_no}`}
            mark="A"
            isShown={false}
            isComparing
            onShow={onChoose}
          />
        </Box>
      )}
    </Flex>
  );
}

type FrameProps = {
  document: Pick<Document, 'id' | 'file_name' | 'has_thumbnail'>;
  hasPicture: boolean;
  /** Its file name when absent. */
  name?: string;
  mark: 'A' | 'B' | undefined;
  isShown: boolean;
  isComparing: boolean;
  onShow: () => void;
};

function Frame({
  document,
  hasPicture,
  name = document.file_name,
  mark,
  isShown,
  isComparing,
  onShow,
}: FrameProps) {
  const pictureId = hasPicture && document.has_thumbnail ? document.id : undefined;
  const { address } = useDocumentPicture(pictureId, 'thumbnail');
  return (
    <Box
      asChild
      flexShrink="0"
      width="88px"
      height="62px"
      position="relative"
      display="grid"
      placeItems="center"
      overflow="hidden"
      borderWidth={isShown ? '2px' : '1px'}
      borderColor={isShown ? 'brand' : 'border'}
      borderRadius="md"
      background="surfaceSubtle"
      cursor="pointer"
    >
      <button type="button" aria-label={name} aria-current={isShown} onClick={onShow}>
        {address ? (
          <img src={address} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        ) : (
          <Icon name="description" />
        )}
        {isComparing && mark && (
          <Box
            position="absolute"
            top="1"
            insetInlineEnd="1"
            paddingInline="1"
            borderRadius="sm"
            background="surfaceRaised"
            fontSize="sm"
            fontWeight="strong"
          >
            {mark}
          </Box>
        )}
      </button>
    </Box>
  );
}
