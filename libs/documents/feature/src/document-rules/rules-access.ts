/** Who sees the rules of documents, without the call that reads them: it comes with the page, or each first page would carry those of the whole area. */
export const rulesAccess = { roles: ['org.configurator'] };
