import { useIntl } from 'react-intl';
import { formatsOf, type Formats } from './formats.ts';
import { defaultLocale, isLocale } from './locale.ts';

/** The ways of writing of the language that is being shown. */
export function useFormats(): Formats {
  const { locale } = useIntl();
  return formatsOf(isLocale(locale) ? locale : defaultLocale);
}
