import { SignaturePad } from '@ark-ui/react/signature-pad';
import { Button } from '../button/button.tsx';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: {
    '& [data-part=label]': { display: 'block', marginBottom: '1' },
    '& [data-part=control]': {
      position: 'relative',
      height: '160px',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      borderRadius: 'md',
      // Ink is black on paper, in the dark as well.
      background: 'white',
      color: 'black',
      touchAction: 'none',
      cursor: 'crosshair',
    },
    '& [data-part=control] svg': { width: 'full', height: 'full', fill: 'black' },
    '& [data-part=guide]': {
      position: 'absolute',
      insetInline: '4',
      bottom: '8',
      borderBottomWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'color-mix(in srgb, black 50%, white)',
      pointerEvents: 'none',
    },
    '& > div > button': { marginTop: '2' },
  },
});

export type SignatureFieldProps = {
  label: string;
  clearLabel: string;
  /** The drawing as a PNG data address; undefined once it is cleared. */
  onChange: (drawing: string | undefined) => void;
};

/** A place to sign with a pen, a finger or the mouse. */
export function SignatureField({ label, clearLabel, onChange }: SignatureFieldProps) {
  return (
    <Root>
      <SignaturePad.Root
        drawing={{ fill: 'black', size: 3 }}
        onDrawEnd={({ getDataUrl, paths }) => {
          if (paths.length > 0) void getDataUrl('image/png').then(onChange);
        }}
      >
        <SignaturePad.Label>{label}</SignaturePad.Label>
        <SignaturePad.Control>
          <SignaturePad.Segment />
          <SignaturePad.Guide />
        </SignaturePad.Control>
        <SignaturePad.ClearTrigger asChild>
          <Button icon="undo" onClick={() => onChange(undefined)}>
            {clearLabel}
          </Button>
        </SignaturePad.ClearTrigger>
      </SignaturePad.Root>
    </Root>
  );
}
