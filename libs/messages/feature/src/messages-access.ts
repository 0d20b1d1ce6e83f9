/** Whom the contract lets call what each page begins with, without the calls: they come with the pages, or each first page would carry them. */
export const messagesAccess = {
  browseUnfiledMessages: { roles: ['claims.handler', '*.manager'] },
  browseTemplateSettings: { roles: ['org.configurator'] },
  renewInboundKey: {
    access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
  },
} as const;
