/** The zone in which every time of the business is shown and computed. */
export const businessTimeZone = 'Europe/Bucharest';
