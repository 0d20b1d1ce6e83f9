/** Marks the address of the page for a new password when somebody has come by a link: nobody has given them a password. */
export const invitedParameter = 'invited';
