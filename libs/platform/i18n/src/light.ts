export { formatDate, formatDateTime, formatsOf, formatTime, type Formats, type Instant } from './formats.ts';
export {
  LightLocaleProvider,
  useLightLocale,
  type LightLocaleProviderProps,
} from './light-locale-provider.tsx';
export { chooseLocale, chosenLocale, onLocaleChosen } from './locale-choice.ts';
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
export { businessTimeZone } from './zone.ts';
