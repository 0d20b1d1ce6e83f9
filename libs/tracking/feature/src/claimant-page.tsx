import { useEffect, type ReactNode } from 'react';
import { LanguageSwitch, PageFrame, type Language, type PageOwner } from '@dosar/design-system/public';
import { useLightLocale, type Locale } from '@dosar/i18n/light';

/** Each language under the name that its speakers use; such names are not translated. */
const languages: readonly Language<Locale>[] = [
  { code: 'ro', name: 'Română' },
  { code: 'en', name: 'English' },
];

type ClaimantPageProps = {
  owner: PageOwner | undefined;
  /** The languages of the organisation; every language until it is known. */
  offered?: readonly Locale[] | undefined;
  children: ReactNode;
};

/** The frame of every page that claimants see: whose it is, and the language switch. */
export function ClaimantPage({ owner, offered, children }: ClaimantPageProps) {
  const [locale, chooseLocale] = useLightLocale();
  const [first] = offered ?? [];
  const isOffered = offered === undefined || offered.includes(locale);
  useEffect(
    function speakALanguageOfTheOrganisation() {
      if (!isOffered && first !== undefined) chooseLocale(first);
    },
    [isOffered, first, chooseLocale],
  );
  const offers = languages.filter(({ code }) => offered?.includes(code) ?? true);
  return (
    <PageFrame
      owner={owner}
      actions={<LanguageSwitch current={locale} languages={offers} onChange={chooseLocale} />}
    >
      {children}
    </PageFrame>
  );
}
