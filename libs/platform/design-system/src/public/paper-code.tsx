import { QrCode } from '@ark-ui/react/qr-code';

export type PaperCodeProps = {
  value: string;
  /** What the camera of a phone opens. */
  label: string;
};

/** A code on paper that the camera of a phone reads; beside it stands in words what it says. */
export function PaperCode({ value, label }: PaperCodeProps) {
  return (
    <div className="dosar-print-code" role="img" aria-label={label}>
      <QrCode.Root value={value} encoding={{ ecc: 'M' }}>
        <QrCode.Frame aria-hidden>
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
    </div>
  );
}
