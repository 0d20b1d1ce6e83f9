/** The id of the place where notices appear; open dialogs leave it alone. */
export const noticesId = 'dosar-notices';
