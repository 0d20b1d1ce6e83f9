/** A file that arrives in a multipart request. Its content can be read once. */
export type UploadedFile = {
  fileName: string;
  /** As the client claims it; the content decides. */
  mimeType: string;
  content: AsyncIterable<Uint8Array>;
};

/** A file that a handler answers with instead of JSON. */
export type FileAnswer = {
  content: AsyncIterable<Uint8Array>;
  mimeType: string;
  /** Name that the recipient sees; the pipeline encodes it. */
  fileName: string;
  /** Bytes, when known beforehand. */
  size?: number;
  /** Its address names its content, so that whoever has it never asks again. Only for what everybody may see. */
  isForever?: boolean;
};
