import { withContrast } from '../tokens/contrast.ts';
import { materialColor } from '../tokens/material-colors.ts';
import { darkColors, lightColors } from '../tokens/semantic-colors.ts';

const fallback = lightColors.borderStrong;
const known = new Map<string, { light: string; dark: string }>();

/** The dot of a status in both colour modes: the configured colour, moved until it stands out (3:1). */
export function statusColors(color: string | null | undefined): { light: string; dark: string } {
  const wanted = materialColor(color ?? '') ?? fallback;
  const before = known.get(wanted);
  if (before) return before;
  const colors = {
    light: withContrast(wanted, [lightColors.surface, lightColors.surfaceSubtle], 3),
    dark: withContrast(wanted, [darkColors.surface, darkColors.surfaceRaised], 3),
  };
  known.set(wanted, colors);
  return colors;
}
