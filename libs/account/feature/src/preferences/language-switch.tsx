import { Button } from '@dosar/design-system';
import { languageNames } from './language-names.ts';
import { useLanguageChoice } from './use-choices.ts';

/** Switches the whole product to its other language at once; nothing typed is lost. */
export function LanguageSwitch() {
  const { locale, choose } = useLanguageChoice();
  const other = locale === 'ro' ? 'en' : 'ro';
  return (
    <Button variant="plain" icon="language" onClick={() => choose(other)}>
      <span lang={other}>{languageNames[other]}</span>
    </Button>
  );
}
