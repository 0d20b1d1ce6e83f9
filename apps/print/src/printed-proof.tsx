import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { PaperProof } from './print-proof.ts';

type PrintedProofProps = {
  proof: PaperProof;
  orgCode: string;
  /** What is on the paper is counted: a note says its own lines. */
  isCounted: boolean;
};

/** The foot of a printed page: its hash in groups that can be read out, where it is checked, and the code that leads there. */
export function PrintedProof({ proof, orgCode, isCounted }: PrintedProofProps) {
  const { formatMessage: t } = useIntl();
  const { hash, entries, verify_page: page, Code } = proof;
  const groups = hash.match(/.{16}/g) ?? [hash];
  const address = `${page}?org_code=${encodeURIComponent(orgCode)}`;
  return (
    <footer className="dosar-print-hash dosar-print-proof">
      <div>
        <p>
          <b>{t(messages.hash)}</b> {groups.join(' ')}
        </p>
        <p>
          {isCounted && `${t(messages.entries, { count: entries })} `}
          {t(messages.verify, { address: address.replace(/^https?:\/\//, '') })}
        </p>
      </div>
      <Code value={`${address}&code=${hash}`} label={t(messages.code)} />
    </footer>
  );
}
