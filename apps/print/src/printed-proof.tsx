import { useIntl } from 'react-intl';
import type { Printout as Proof } from '@dosar/api-client/client';
import { messages } from './messages.ts';

type PrintedProofProps = { proof: Proof; orgCode: string };

/** The foot of a printed page: its hash in groups that can be read out, and where it is checked. */
export function PrintedProof({ proof, orgCode }: PrintedProofProps) {
  const { formatMessage: t } = useIntl();
  const { hash, entries, verify_page: page } = proof;
  const groups = hash.match(/.{16}/g) ?? [hash];
  return (
    <footer className="dosar-print-hash">
      <p>
        <b>{t(messages.hash)}</b> {groups.join(' ')}
      </p>
      <p>
        {t(messages.entries, { count: entries })}{' '}
        {t(messages.verify, { address: `${page.replace(/^https?:\/\//, '')}?org_code=${orgCode}` })}
      </p>
    </footer>
  );
}
