export { formatDate, formatDateTime, formatsOf, formatTime, type Formats, type Instant } from './formats.ts';
export { localeAtom, useLocale } from './locale-atom.ts';
export { LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx';
export { chooseLocale, chosenLocale, isLocaleChosen, onLocaleChosen } from './locale-choice.ts';
export { defaultLocale, fallbackLocale, isLocale, locales, type Locale } from './locale.ts';
export {
  fetchMessages,
  type LoadedMessages,
  type Messages,
  type MessageSource,
  type MessageUrls,
} from './message-source.ts';
export { beforeLocaleIsShown, shownLocale, type LocalePreparation } from './shown-locale.ts';
export { useFormats } from './use-formats.ts';
export { weekdayName } from './weekday-name.ts';
export { businessTimeZone } from './zone.ts';
