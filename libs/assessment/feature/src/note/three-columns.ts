/** Wide enough for zones and photos, lines and sums side by side; the menu beside the page may be open. */
export const threeColumns = '@container (min-width: 1200px)';
