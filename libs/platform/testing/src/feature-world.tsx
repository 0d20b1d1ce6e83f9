/// <reference types="@dosar/vite-config/client" />
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SessionProvider, type Session } from '@dosar/auth';
import { DesignSystemProvider } from '@dosar/design-system';
import { LocaleProvider, type MessageSource } from '@dosar/i18n';
import type { ReactNode } from 'react';
import { texts } from 'virtual:dosar/test-messages';

/** Both languages at once, as written: nothing is fetched. */
const textsAtHand: MessageSource = (locale) => ({ locale, messages: texts[locale] });

export type FeatureWorldProps = {
  session: Session;
  queryClient: QueryClient;
  children: ReactNode;
};

/** Everything that the pages of the back office find around them, the real thing each. */
export function FeatureWorld({ session, queryClient, children }: FeatureWorldProps) {
  const profile = session.state.status === 'signedIn' ? session.state.profile : undefined;
  return (
    <LocaleProvider source={textsAtHand}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClient}>
          <DesignSystemProvider branding={profile?.branding}>{children}</DesignSystemProvider>
        </QueryClientProvider>
      </SessionProvider>
    </LocaleProvider>
  );
}
