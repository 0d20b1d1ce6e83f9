import { contrastText, mixColors, withContrast } from './contrast.ts';
import { materialColor } from './material-colors.ts';
import { darkColors, lightColors, type SemanticColor } from './semantic-colors.ts';

/** Colour of the sidebar where the organisation names none (K12). */
export const defaultSidebarColor = '#607d8b';

/** Material colour where the organisation names none (K12). */
const defaultMaterialColor = 'blue-grey-600';

/** How an organisation wants to look, as its profile tells it. */
export type Branding = {
  /** A Material colour name; `blue-grey-600` when absent or unknown. */
  material_color?: string | null;
  /** Fills the side menu and, with the brand, the bar; `#607d8b`, absent or unknown: both stay neutral. */
  sidebar?: string | null;
  /** The colour mode that its people start with. */
  theme?: string | null;
  /** A font with the Material names of icons as ligatures; none when absent. */
  icon_font_url?: string | null;
};

const brandedColors = [
  'brand',
  'brandContrast',
  'brandText',
  'brandSubtle',
  'brandBorder',
  'focus',
  'bar',
  'barContrast',
  'sidebar',
  'sidebarContrast',
  'sidebarCurrent',
  'sidebarCurrentContrast',
] as const satisfies readonly SemanticColor[];

/** The part of the palette that an organisation decides. */
export type BrandColors = Record<(typeof brandedColors)[number], string>;

/** Whether an organisation decides this colour; the others are the same for everybody. */
export function isBranded(name: SemanticColor): name is keyof BrandColors {
  return (brandedColors as readonly SemanticColor[]).includes(name);
}

type Palette = Record<SemanticColor, string>;

/** On dark pages the hue is lifted until dark text on it is easy to read. */
const fillContrast = { light: 3, dark: 6 } as const;
const tint = { light: 0.08, dark: 0.12 } as const;

function accentColors(hue: string, mode: 'light' | 'dark', palette: Palette) {
  const backgrounds = [palette.surface, palette.surfaceSubtle, palette.surfaceRaised, palette.canvas];
  const brand = withContrast(hue, [palette.surface, palette.surfaceSubtle], fillContrast[mode]);
  const brandSubtle = mixColors(palette.surface, brand, tint[mode]);
  const brandText = withContrast(brand, [...backgrounds, palette.hover, brandSubtle], 4.5);
  return {
    brand,
    brandContrast: contrastText(brand),
    brandText,
    brandSubtle,
    brandBorder: mixColors(palette.surface, brand, 0.3),
    focus: brandText,
  };
}

/** Bar and menu are quiet unless the organisation chose a colour for the menu; then both are filled. */
function frameColors(
  accents: ReturnType<typeof accentColors>,
  sidebar: string | undefined,
  mode: 'light' | 'dark',
  palette: Palette,
) {
  if (sidebar === undefined) {
    return {
      bar: palette.canvas,
      barContrast: palette.text,
      sidebar: palette.canvas,
      sidebarContrast: palette.textMuted,
      sidebarCurrent: accents.brandSubtle,
      sidebarCurrentContrast: accents.brandText,
    };
  }
  const sidebarContrast = contrastText(sidebar);
  const sidebarCurrent = mixColors(sidebar, sidebarContrast, 0.16);
  return {
    // On dark pages the accent is light: a bar of it would glare beside the menu.
    bar: mode === 'dark' ? sidebar : accents.brand,
    barContrast: mode === 'dark' ? sidebarContrast : accents.brandContrast,
    sidebar,
    sidebarContrast,
    sidebarCurrent,
    sidebarCurrentContrast: contrastText(sidebarCurrent),
  };
}

function brandColors(hue: string, sidebar: string | undefined, mode: 'light' | 'dark'): BrandColors {
  const palette: Palette = mode === 'dark' ? darkColors : lightColors;
  const accents = accentColors(hue, mode, palette);
  return { ...accents, ...frameColors(accents, sidebar, mode, palette) };
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
  // The usual colour asks for nothing: it is what an organisation has that never chose one (K12).
  const chosen = materialColor(branding.sidebar ?? '');
  const sidebar = chosen === defaultSidebarColor ? undefined : chosen;
  return {
    light: brandColors(brand, sidebar, 'light'),
    dark: brandColors(brand, sidebar, 'dark'),
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
