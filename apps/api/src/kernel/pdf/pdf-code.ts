import { encode } from 'uqr';
import type { Paper } from './pdf-paper.ts';

/** A code that the camera of a phone reads, drawn in squares: it stays sharp on every printer. */
export function drawCode(paper: Paper, value: string, place: { x: number; y: number; size: number }): void {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const side = place.size / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) paper.rect(place.x + column * side, place.y + row * side, side, side);
  paper.fill('#000000');
}
