import { Box, Button } from '@dosar/design-system';
import { languageNames } from './language-names.ts';
import { useLanguageChoice } from './use-choices.ts';

/** Switches the whole product to its other language at once; nothing typed is lost. */
export function LanguageSwitch() {
  const { locale, choose } = useLanguageChoice();
  const other = locale === 'ro' ? 'en' : 'ro';
  return (
    <Button variant="plain" onClick={() => choose(other)}>
      <Box as="span" lang={other} fontWeight="normal" textDecoration="underline" textUnderlineOffset="3px">
        {languageNames[other]}
      </Box>
    </Button>
  );
}
