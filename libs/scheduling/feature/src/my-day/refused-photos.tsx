import { Banner, Box, Button } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { Visit } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import type { KeptPhoto } from './photo-store.ts';

type RefusedPhotosProps = {
  visits: readonly Visit[];
  refused: readonly KeptPhoto[];
  onSeen: () => void;
};

/** Photos that the server did not take, such as those of a file that is closed: each is named before it is forgotten. */
export function RefusedPhotos({ visits, refused, onSeen }: RefusedPhotosProps) {
  const { formatMessage: t } = useIntl();
  if (refused.length === 0) return null;
  return (
    <Banner tone="danger" title={t(messages.photosRefused, { count: refused.length })} live>
      {refused.map(({ id, visitId, name }) => {
        const visit = visits.find((known) => known.visit_id === visitId);
        return <Box key={id}>{[visit?.plate ?? visit?.claim_file_no, name].filter(Boolean).join(' · ')}</Box>;
      })}
      <Button onClick={onSeen}>{t(messages.seen)}</Button>
    </Banner>
  );
}
