type Channels = [red: number, green: number, blue: number];

const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const longHex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function channelsOf(hex: string): Channels {
  const short = shortHex.exec(hex);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : longHex.exec(hex)?.slice(1);
  if (!parts) throw new RangeError(`Not a hexadecimal colour: ${hex}`);
  return parts.map((part) => Number.parseInt(part, 16)) as Channels;
}

/** Whether `value` is a colour that the functions of this file accept. */
export function isHexColor(value: string): boolean {
  return shortHex.test(value) || longHex.test(value);
}

function luminance(hex: string): number {
  const linear = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The text colour that is readable on `background`, whatever colour somebody configured.
 *
 * White where it reaches AA, else black: one of the two always reaches 4.58:1.
 */
export function contrastText(background: string): '#ffffff' | '#000000' {
  return contrastRatio(background, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}

/** `color` with `share` (0 to 1) of `other` mixed in. */
export function mixColors(color: string, other: string, share: number): string {
  const target = channelsOf(other);
  const mixed = channelsOf(color).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** `color`, moved towards black or white only as far as it needs to reach `ratio` on every background. */
export function withContrast(color: string, backgrounds: readonly string[], ratio: number): string {
  const reaches = (candidate: string) =>
    backgrounds.every((background) => contrastRatio(candidate, background) >= ratio);
  const towards = contrastText(backgrounds[0] ?? '#ffffff');
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mixColors(color, towards, share);
    if (reaches(candidate)) return candidate;
  }
  return towards;
}
