import { defaultMaterialColor, defaultSidebarColor } from '@dosar/kernel/business-limits';
import { contrastText, mixColors, withContrast } from './contrast.ts';
import { materialColor } from './material-colors.ts';
import { darkColors, lightColors, type SemanticColor } from './semantic-colors.ts';

/** How an organisation wants to look, as its profile tells it. */
export type Branding = {
  /** A Material colour name; `blue-grey-600` when absent or unknown. */
  material_color?: string | null;
  /** The side navigation's colour; `#607d8b` when absent or unknown. */
  sidebar?: string | null;
  /** The colour mode that its people start with. */
  theme?: string | null;
  /** A font with the Material names of icons as ligatures; none when absent. */
  icon_font_url?: string | null;
};

/** The part of the palette that an organisation decides. */
export type BrandColors = Record<
  Extract<
    SemanticColor,
    'brand' | 'brandContrast' | 'brandText' | 'brandSubtle' | 'focus' | 'sidebar' | 'sidebarContrast'
  >,
  string
>;

function brandColors(brand: string, sidebar: string, palette: Record<SemanticColor, string>): BrandColors {
  const backgrounds = [palette.surface, palette.surfaceSubtle, palette.surfaceRaised];
  const fill = withContrast(brand, [palette.surface, palette.surfaceSubtle], 3);
  const subtle = mixColors(palette.surface, fill, palette === darkColors ? 0.35 : 0.12);
  const text = withContrast(fill, [...backgrounds, subtle], 4.5);
  return {
    brand: fill,
    brandContrast: contrastText(fill),
    brandText: text,
    brandSubtle: subtle,
    focus: text,
    sidebar,
    sidebarContrast: contrastText(sidebar),
  };
}

/**
 * The colours of an organisation for both colour modes, readable (AA) whatever it configured.
 *
 * A fill too close to the page is moved until it stands out; the text on it is white or black.
 */
export function resolveBranding(branding: Branding = {}): {
  light: BrandColors;
  dark: BrandColors;
  preferredMode: 'light' | 'dark' | 'system';
} {
  const brand = materialColor(branding.material_color ?? '') ?? materialColor(defaultMaterialColor) ?? '';
  const sidebar = materialColor(branding.sidebar ?? '') ?? defaultSidebarColor;
  return {
    light: brandColors(brand, sidebar, lightColors),
    dark: brandColors(brand, sidebar, darkColors),
    preferredMode: branding.theme === 'light' || branding.theme === 'dark' ? branding.theme : 'system',
  };
}

/**
 * The same as CSS custom properties, two per colour (`--dosar-brand-light`, `--dosar-brand-dark`).
 *
 * The style sheets choose between the two, so switching the colour mode needs no script.
 */
export function brandingVariables(branding: Branding = {}): Record<string, string> {
  const { light, dark } = resolveBranding(branding);
  const variables: Record<string, string> = {};
  for (const [mode, colors] of Object.entries({ light, dark })) {
    for (const [name, value] of Object.entries(colors)) {
      variables[`--dosar-${kebab(name)}-${mode}`] = value;
    }
  }
  return variables;
}

/** `brandContrast` as `brand-contrast`, the form that custom properties use. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
