import { defineMessages } from 'react-intl';

/** The words for every way a file can fail. */
export const fileProblemMessages = defineMessages({
  unsupported_file_type: {
    id: 'api-client.problem.unsupportedFileType',
    description: 'The content of the file is not of an allowed kind',
    defaultMessage: 'This kind of file is not accepted. Send a PDF or a photo (JPG, PNG, WebP or HEIC).',
  },
  file_too_large: {
    id: 'api-client.problem.fileTooLarge',
    description: 'One file is over the limit of 25 MB',
    defaultMessage: 'The file is too large. Send one of at most 25 MB.',
  },
  too_many_files: {
    id: 'api-client.problem.tooManyFiles',
    description: 'More files than allowed',
    defaultMessage: 'There are too many files here. Remove some, or send the rest later.',
  },
  storage_quota_exceeded: {
    id: 'api-client.problem.storageQuotaExceeded',
    description: 'Nothing more may be stored for this session, claim or organisation',
    defaultMessage:
      'There is no more room for files here. Send smaller files, or ask whoever handles your claim.',
  },
  file_store_unavailable: {
    id: 'api-client.problem.fileStoreUnavailable',
    description: 'The place where files lie is away',
    defaultMessage: 'Files cannot be reached right now and nothing was stored. Try again in a moment.',
  },
  storage_full: {
    id: 'api-client.problem.storageFull',
    description: 'The disk of the server is full',
    defaultMessage:
      'The server has no room left and nothing was stored. Try again later; if it happens again, tell an administrator.',
  },
  picture_too_large: {
    id: 'api-client.problem.pictureTooLarge',
    description: 'A picture is over the limit of 50 million pixels',
    defaultMessage: 'The picture has too many pixels. Send a smaller one, of at most 50 megapixels.',
  },
  picture_not_ready: {
    id: 'api-client.problem.pictureNotReady',
    description: 'A copy of a picture that has just come is being made',
    defaultMessage: 'The picture is being prepared. Try again in a moment.',
  },
});
