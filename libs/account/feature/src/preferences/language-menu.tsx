import { MenuChoice, MenuGroup } from '@dosar/design-system';
import { locales } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { languageNames } from './language-names.ts';
import { messages } from './messages.ts';
import { useLanguageChoice } from './use-choices.ts';

/** The part of a menu that chooses the language of the product; nothing typed is lost. */
export function LanguageMenu() {
  const { formatMessage: t } = useIntl();
  const { locale, choose } = useLanguageChoice();
  return (
    <MenuGroup label={t(messages.language)}>
      {locales.map((language) => (
        <MenuChoice
          key={language}
          chosen={language === locale}
          lang={language}
          onChoose={() => choose(language)}
        >
          {languageNames[language]}
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}
