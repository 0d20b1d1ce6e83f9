/** The place of the row that has the focus, in the rows that its table or cards were given. */
export function focusedRow(): number | undefined {
  const row = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
  return row === null || row === undefined ? undefined : Number(row);
}

/** The row that Tab reaches: where somebody goes on whose button or window is gone. */
export function rowInReach(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-row][tabindex="0"]');
}
