import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { subjectMessages } from '../photos/subject-messages.ts';
import type { PrintedPhoto } from './load-printed-photos.ts';
import { printMessages as messages } from './print-messages.ts';

type PrintedPhotosProps = { note: Schema<'AssessmentNote'>; photos: readonly PrintedPhoto[] };

/** The photo appendix: two in a row, each with what it shows. */
export function PrintedPhotos({ note, photos }: PrintedPhotosProps) {
  const { formatMessage: t } = useIntl();
  const captionOf = ({ subject, item_guid: guid }: Schema<'NotePhoto'>) => {
    const no = note.lines.findIndex((line) => line.item_guid === guid) + 1;
    return no === 0
      ? t(subjectMessages[subject])
      : t(messages.photoOfLine, { subject: t(subjectMessages[subject]), no });
  };
  return (
    <section className="dosar-print-appendix">
      <h2 className="dosar-print-heading">{t(messages.appendix)}</h2>
      <div className="dosar-print-photos">
        {photos.map(({ documentId, address, shows }, index) => {
          const caption = shows.map(captionOf).join('; ');
          return (
            <figure key={documentId}>
              {address === undefined ? (
                <p className="dosar-hint">{t(messages.noPhoto)}</p>
              ) : (
                <img src={address} alt={caption} />
              )}
              <figcaption>{`${index + 1}. ${caption}`}</figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
