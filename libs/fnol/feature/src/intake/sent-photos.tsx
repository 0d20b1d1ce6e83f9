import { isApiProblem } from '@dosar/api-client';
import { Box, FileField } from '@dosar/design-system';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { photoRules } from '../photos/photo-rules.ts';
import { PhotoUploads } from '../photos/photo-uploads.ts';
import { photoMessages } from './photo-messages.ts';

const states = {
  waiting: 'waiting',
  uploading: 'uploading',
  uploaded: 'done',
  failed: 'failed',
  refused: 'refused',
} as const;

type SentPhotosProps = { assignmentId: string; files: readonly File[] };

/** The photos of an intake on their way to the claim that was opened a moment ago. */
export function SentPhotos({ assignmentId, files }: SentPhotosProps) {
  const { formatMessage: t } = useIntl();
  const [uploads] = useState(() => uploadsTo(assignmentId));
  const entries = useAtomValue(uploads.entries);
  useEffect(
    function sendThemOnce() {
      if (uploads.read().length === 0) uploads.add(files);
    },
    [uploads, files],
  );
  const done = entries.filter(({ state }) => state === 'uploaded').length;
  return (
    <Box marginTop="3">
      <FileField
        id="sent-photos"
        label={t(photoMessages.title)}
        hint={t(photoMessages.sent, { done, all: entries.length })}
        // What has arrived is on the claim: nobody takes it back here.
        files={entries
          .filter(({ state }) => state !== 'uploaded')
          .map((entry) => ({
            id: entry.localId,
            name: entry.fileName,
            state: states[entry.state],
            ...('progress' in entry && { progress: entry.progress }),
            ...('problem' in entry && {
              reason: t(entry.state === 'failed' ? photoMessages.failed : photoMessages.refused),
            }),
          }))}
        rules={photoRules}
        onAdd={(more) => uploads.add(more)}
        onRemove={(id) => uploads.remove(id)}
        onRetry={(id) => uploads.retry(id)}
      />
    </Box>
  );
}

function uploadsTo(assignmentId: string): PhotoUploads {
  return new PhotoUploads([], {
    upload: async (file, report) => {
      const { sendInParts } = await import('@dosar/api-client/parts');
      const named = { doc_type_code: 'damage_photo', assignment_id: assignmentId };
      const stored = await sendInParts(file, named, report);
      return { documentId: stored.id, fileName: file.name, mimeType: stored.mime_type, size: stored.size };
    },
    problemOf: (error) => {
      if (!isApiProblem(error) || error.status >= 500) return 'failed';
      return error.code === 'unreachable' ? 'offline' : 'wrongType';
    },
    takeBack: () => undefined,
    onUploaded: () => undefined,
  });
}
