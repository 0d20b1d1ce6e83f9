import type { ReactNode } from 'react';
import { LanguageSwitch, PageFrame, type Language, type PageOwner } from '@dosar/design-system/public';
import { useLightLocale, type Locale } from '@dosar/i18n/light';

/** Each language under the name that its speakers use; such names are not translated. */
const languages: readonly Language<Locale>[] = [
  { code: 'ro', name: 'Română' },
  { code: 'en', name: 'English' },
];

type ClaimantPageProps = { owner: PageOwner | undefined; children: ReactNode };

/** The frame of every page that claimants see: whose it is, and the language switch. */
export function ClaimantPage({ owner, children }: ClaimantPageProps) {
  const [locale, chooseLocale] = useLightLocale();
  return (
    <PageFrame
      owner={owner}
      actions={<LanguageSwitch current={locale} languages={languages} onChange={chooseLocale} />}
    >
      {children}
    </PageFrame>
  );
}
