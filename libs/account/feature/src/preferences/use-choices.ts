import { useColorMode, useDensity, useSingleKeys, type ColorMode, type Density } from '@dosar/design-system';
import { locales, useLocale } from '@dosar/i18n';
import { useKeepChoice } from './use-keep-choice.ts';

/** Every colour mode, the usual one first. */
export const colorModes: readonly ColorMode[] = ['system', 'light', 'dark'];

/** Every density, the usual one first. */
export const densities: readonly Density[] = ['comfortable', 'compact'];

type Telling = Parameters<typeof useKeepChoice>[0];

/** The language on this device, and choosing another one here and in one's account. */
export function useLanguageChoice(telling?: Telling) {
  const [locale, chooseLocale] = useLocale();
  const { keep } = useKeepChoice(telling);
  const choose = (value: string) => {
    const language = locales.find((known) => known === value);
    if (!language) return;
    chooseLocale(language);
    keep({ language });
  };
  return { locale, choose };
}

/** The colours on this device, and choosing others here and in one's account. */
export function useColorModeChoice(telling?: Telling) {
  const { mode, choose: chooseHere } = useColorMode();
  const { keep } = useKeepChoice(telling);
  const choose = (value: string) => {
    const chosen = colorModes.find((known) => known === value);
    if (!chosen) return;
    chooseHere(chosen);
    keep({ color_mode: chosen });
  };
  return { mode, choose };
}

/** The density on this device, and choosing another one here and in one's account. */
export function useDensityChoice(telling?: Telling) {
  const { density, choose: chooseHere } = useDensity();
  const { keep } = useKeepChoice(telling);
  const choose = (value: string) => {
    const chosen = densities.find((known) => known === value);
    if (!chosen) return;
    chooseHere(chosen);
    keep({ density: chosen });
  };
  return { density, choose };
}

/** Whether shortcuts of a single character hold on this device, and choosing so here and in one's account. */
export function useSingleKeysChoice(telling?: Telling) {
  const { areOn, choose: chooseHere } = useSingleKeys();
  const { keep } = useKeepChoice(telling);
  const choose = (on: boolean) => {
    chooseHere(on);
    keep({ single_key_shortcuts: on });
  };
  return { areOn, choose };
}
