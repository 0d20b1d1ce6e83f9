import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Session } from '@dosar/auth/session-core';
import { brandingVariables, Heading, Notice, type Branding } from '@dosar/design-system/public';
import { messages } from './messages.ts';
import type { PrintPlace } from './print-place.ts';
import { PrintView, type Issuer } from './print-view.tsx';

type PrintAppProps = {
  session: Session;
  place: PrintPlace | undefined;
  /** Sends somebody who is not signed in to the login page, which leads back here. */
  goToLogin: () => void;
};

/** The print views of the staff site; they share its session. */
export function PrintApp({ session, place, goToLogin }: PrintAppProps) {
  const [branding, setBranding] = useState<Branding>();
  const [issuer, setIssuer] = useState<Issuer>();

  async function isAllowed(): Promise<boolean> {
    await session.start();
    const { state } = session;
    const isStaff = state.status === 'signedIn' && state.profile.kind === 'staff';
    if (isStaff) {
      const { branding: ownLooks, org_name: name, org_code: orgCode } = state.profile;
      setBranding(ownLooks);
      setIssuer({ name, orgCode });
    } else goToLogin();
    return isStaff;
  }

  return (
    <div className="dosar-page" style={brandingVariables(branding)}>
      {place ? <PrintView place={place} isAllowed={isAllowed} issuer={issuer} /> : <NothingToPrint />}
    </div>
  );
}

function NothingToPrint() {
  const { formatMessage: t } = useIntl();
  return (
    <main className="dosar-main">
      <Heading level={1}>{t(messages.notFound)}</Heading>
      <Notice tone="warning">{t(messages.notFoundHint)}</Notice>
    </main>
  );
}
