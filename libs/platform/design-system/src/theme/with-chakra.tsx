import { ChakraProvider } from '@chakra-ui/react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { styleNonce } from './look-sheet.ts';
import { system } from './system.ts';

// What holds for every page, and the order of the layers, is in the sheet of the product already.
const withoutSheet = {
  ...system,
  ['_global']: [],
  ['_config']: { ...system._config, disableLayers: true },
};

/** Where components of Chakra itself stand. They work their looks out while they run, so no first picture has any. */
export function WithChakra({ children }: { children: ReactNode }) {
  const cache = useEmotionCache();
  const nonce = styleNonce();
  if (cache && nonce) cache.sheet.nonce = nonce;
  return <ChakraProvider value={withoutSheet}>{children}</ChakraProvider>;
}
