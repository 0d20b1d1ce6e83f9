import { Button } from '@dosar/design-system';
import { useLocale } from '@dosar/i18n';

// Each language names itself, so that whoever reads only that one finds it.
const names = { ro: 'Română', en: 'English' };

/** Switches the whole product to its other language at once; nothing typed is lost. */
export function LanguageSwitch() {
  const [locale, choose] = useLocale();
  const other = locale === 'ro' ? 'en' : 'ro';
  return (
    <Button variant="quiet" icon="language" onClick={() => choose(other)}>
      <span lang={other}>{names[other]}</span>
    </Button>
  );
}
