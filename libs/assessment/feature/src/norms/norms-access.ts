/** Whom the contract lets load the table, without the operation: it comes with the page. */
export const normsAccess = { roles: ['assessment.manager', 'AC.Assessor.Manager', 'org.configurator'] };
