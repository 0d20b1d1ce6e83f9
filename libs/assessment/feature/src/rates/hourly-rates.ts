/** The kinds of work that have a rate of their own, in the order in which people read them. */
export const hourlyRates = ['body', 'mechanic', 'electric', 'paint', 'material'] as const;
