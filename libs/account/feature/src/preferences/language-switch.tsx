import { useSession } from '@dosar/auth';
import { Box, Button } from '@dosar/design-system';
import { useLocale } from '@dosar/i18n';
import { useEffect } from 'react';
import { languageNames } from './language-names.ts';
import { useLanguageChoice } from './use-choices.ts';

/** Switches the whole product to its other language at once, where guests are offered it; nothing typed is lost. */
export function LanguageSwitch() {
  const { locale, choose } = useLanguageChoice();
  const [, chooseLocale] = useLocale();
  const { profile } = useSession();
  const offered = profile?.kind === 'guest' ? profile.offered_languages : undefined;
  const [first] = offered ?? [];
  const isOffered = offered === undefined || offered.includes(locale);
  useEffect(
    function speakALanguageOfTheOrganisation() {
      if (!isOffered && first !== undefined) chooseLocale(first);
    },
    [isOffered, first, chooseLocale],
  );
  const other = locale === 'ro' ? 'en' : 'ro';
  if (offered !== undefined && !offered.includes(other)) return null;
  return (
    <Button variant="plain" onClick={() => choose(other)}>
      <Box as="span" lang={other} fontWeight="normal" textDecoration="underline" textUnderlineOffset="3px">
        {languageNames[other]}
      </Box>
    </Button>
  );
}
