/** What may be added; the server enforces the same limits. */
export const photoRules = {
  types: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/heic',
    'image/heif',
    'image/tiff',
    'image/avif',
    'application/pdf',
  ],
  maxBytes: 25 * 1024 * 1024,
  maxMegapixels: 50,
  maxFiles: 20,
};
