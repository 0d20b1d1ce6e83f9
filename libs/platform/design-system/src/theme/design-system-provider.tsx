import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Toaster } from '../toast/toaster.tsx';
import type { Branding } from '../tokens/branding.ts';
import { pageTooltip, preloadLazyParts } from './lazy-parts.ts';
import { showColorMode } from './color-mode.ts';
import type { Density } from './density.ts';
import { showPageLooks, type Audience } from './page-looks.ts';
import { pageStyles } from './page-styles.ts';
import { system } from './system.ts';
import { useColorMode } from './use-color-mode.ts';
import { useDensity } from './use-density.ts';
import { useIsQuiet } from './quiet-page.ts';
import { useIconFont } from './use-icon-font.ts';

export type DesignSystemProviderProps = {
  /** The signed-in person's organisation; the product's default colours while unknown. */
  branding?: Branding | undefined;
  /** Instead of what the person chose on this device. */
  density?: Density | undefined;
  audience?: Audience;
  children: ReactNode;
};

/** Gives everything inside it the looks of the product, the organisation's colours, and the notices. */
export function DesignSystemProvider({
  branding,
  density: givenDensity,
  audience = 'staff',
  children,
}: DesignSystemProviderProps) {
  const { mode, resolved } = useColorMode();
  const { density: chosenDensity } = useDensity();
  const density = givenDensity ?? chosenDensity;
  useLayoutEffect(
    function followColorMode() {
      showColorMode(mode);
    },
    [mode, resolved],
  );
  useLayoutEffect(
    function followLooks() {
      showPageLooks({ branding, density, audience });
    },
    [branding, density, audience],
  );
  const isQuiet = useIsQuiet();
  useEffect(preloadLazyParts, []);
  useIconFont(branding?.icon_font_url);

  return (
    <CacheProvider value={pageStyles()}>
      <ChakraProvider value={system}>
        {children}
        <Toaster />
        {isQuiet && <pageTooltip.Part />}
      </ChakraProvider>
    </CacheProvider>
  );
}
