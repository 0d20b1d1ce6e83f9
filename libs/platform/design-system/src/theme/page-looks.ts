import { brandingVariables, type Branding } from '../tokens/branding.ts';
import type { Density } from './density.ts';

/** Staff pages use 14 px text, pages for claimants 16 px and larger targets. */
export type Audience = 'staff' | 'public';

/** What the root element carries for the style sheets. */
export type PageLooks = { branding?: Branding | undefined; density: Density; audience: Audience };

/** Puts the organisation's colours, the density and the audience on the root element. */
export function showPageLooks({ branding, density, audience }: PageLooks): void {
  const { style, dataset } = document.documentElement;
  dataset['density'] = density;
  dataset['audience'] = audience;
  for (const [variable, value] of Object.entries(brandingVariables(branding)))
    style.setProperty(variable, value);
}
