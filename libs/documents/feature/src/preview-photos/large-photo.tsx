import { PhotoStage } from '@dosar/design-system';
import { useDocumentPicture } from '@dosar/api-client/pictures';

/** A photo as it was stored, in the middle of the viewer. */
export function LargePhoto({ id, name }: { id: string; name: string }) {
  const { address, isError, retry } = useDocumentPicture(id, 'original');
  return <PhotoStage name={name} address={address} isError={isError} onRetry={() => void retry()} />;
}
