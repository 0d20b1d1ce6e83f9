/** Only a page can set this header, so no link and no image can start an operation. */
export const pageHeaders = { 'X-Requested-With': 'dosar' } as const;
