import { materialColors } from '@dosar/kernel/material-colors';
import { isHexColor } from './contrast.ts';

/**
 * The colour that an organisation means by `name`: a Material name, a bare hue, or a hexadecimal value.
 *
 * `undefined` for anything else, so that a typing mistake in the configuration falls back to the default.
 */
export function materialColor(name: string): string | undefined {
  if (isHexColor(name)) return name.toLowerCase();
  const wanted = name.trim().replace(/-a(\d+)$/i, '-A$1');
  return materialColors().get(wanted) ?? materialColors().get(`${wanted}-500`);
}
