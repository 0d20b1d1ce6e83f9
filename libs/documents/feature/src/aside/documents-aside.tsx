import { addressOfSection, type OpenedFile } from '@dosar/areas/claims';
import type { Document } from '@dosar/api-client';
import { Box, Grid, Heading, Icon, Link, tooltipProps } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { isHeld } from '../document-list/document-facts.ts';
import { useDocumentPicture } from '@dosar/api-client/pictures';
import { useDocuments } from '../section/use-documents.ts';
import { messages } from './messages.ts';

const mostShown = 4;

/** The newest documents of the open file, each a way to look at it. */
export function DocumentsAside(file: OpenedFile) {
  const { formatMessage: t } = useIntl();
  const { list } = useDocuments(file.assignmentId);
  const address = addressOfSection(file, 'documents');
  const newest = list?.items.slice(0, mostShown) ?? [];
  return (
    <Box as="section" aria-labelledby="aside-documents" display="grid" gap="2">
      <Heading id="aside-documents" size="md">
        <Link asChild color="inherit" textDecoration="none">
          <RouterLink replace to={address}>
            {t(messages.title)} {list?.total}
          </RouterLink>
        </Link>
      </Heading>
      {list && newest.length === 0 && <Box color="textMuted">{t(messages.none)}</Box>}
      <Grid gap="2" gridTemplateColumns={`repeat(${mostShown}, minmax(0, 1fr))`}>
        {newest.map((document) => (
          <SmallDocument
            key={document.id}
            document={document}
            to={isHeld(document) ? address : `${address}?document=${document.id}`}
          />
        ))}
      </Grid>
    </Box>
  );
}

type SmallDocumentProps = { document: Document; to: string };

function SmallDocument({ document, to }: SmallDocumentProps) {
  const { id, file_name: name, has_thumbnail: hasPicture } = document;
  const { address } = useDocumentPicture(hasPicture && !isHeld(document) ? id : undefined, 'thumbnail');
  return (
    <Box
      asChild
      aspectRatio="photo"
      display="grid"
      placeItems="center"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="md"
      background="surfaceSubtle"
      color="textMuted"
    >
      <RouterLink replace to={to} aria-label={name} {...tooltipProps(name)}>
        {address ? (
          <img src={address} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        ) : (
          <Icon name={isHeld(document) ? 'lock' : 'description'} />
        )}
      </RouterLink>
    </Box>
  );
}
