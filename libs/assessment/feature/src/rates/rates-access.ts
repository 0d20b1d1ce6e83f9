/** Whom the contract lets write rates, without the operation: it comes with the page, or each first page would carry those of the whole area. */
export const ratesAccess = { roles: ['assessment.manager', 'AC.Assessor.Manager'] };
