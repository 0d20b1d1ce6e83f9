import { QrCode as Code } from '@ark-ui/react/qr-code';
import { styled } from '../theme/styled.ts';

const Paper = styled('div', {
  base: {
    width: '176px',
    padding: '3',
    borderRadius: 'md',
    // Cameras read dark on light, so the code looks the same in the dark.
    background: 'white',
    '& svg': { display: 'block', width: 'full', height: 'auto', fill: 'black' },
  },
});

export type QrCodeProps = {
  value: string;
  /** What the camera of another phone opens, as in "Link for driver B". */
  label: string;
};

/** A code that the camera of another phone reads. Beside it the value stands as text, for whoever has no camera. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <Paper role="img" aria-label={label}>
      <Code.Root value={value} encoding={{ ecc: 'M' }}>
        <Code.Frame aria-hidden>
          <Code.Pattern />
        </Code.Frame>
      </Code.Root>
    </Paper>
  );
}
