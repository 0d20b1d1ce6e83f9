import { SignaturePad, useSignaturePadContext } from '@ark-ui/react/signature-pad';
import { useEffect, useEffectEvent, useState } from 'react';
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
    '&[data-tall] [data-part=control]': { height: '260px' },
    '& > div > button': { marginTop: '2', marginInlineEnd: '2' },
  },
});

export type SignatureFieldProps = {
  label: string;
  clearLabel: string;
  /** Offers to take the last stroke back, for drawings of many strokes. */
  undoLabel?: string;
  /** Room for a drawing rather than a line to sign on. */
  tall?: boolean;
  /** The drawing as a PNG data address; undefined once it is cleared. */
  onChange: (drawing: string | undefined) => void;
};

/** A place to sign or to draw with a pen, a finger or the mouse. */
export function SignatureField({
  label,
  clearLabel,
  undoLabel,
  tall = false,
  onChange,
}: SignatureFieldProps) {
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  // The pad begins anew with what is left of the strokes: it takes none back by itself.
  const [begun, setBegun] = useState({ time: 0, paths: drawn });
  const beginWith = (paths: readonly string[]) => {
    setDrawn(paths);
    setBegun({ time: begun.time + 1, paths });
    if (paths.length === 0) onChange(undefined);
  };
  return (
    <Root data-tall={tall || undefined}>
      <SignaturePad.Root
        key={begun.time}
        drawing={{ fill: 'black', size: 3 }}
        defaultPaths={[...begun.paths]}
        onDrawEnd={({ getDataUrl, paths }) => {
          setDrawn(paths);
          if (paths.length > 0) void getDataUrl('image/png').then(onChange);
        }}
      >
        <SignaturePad.Label>{label}</SignaturePad.Label>
        <SignaturePad.Control>
          <SignaturePad.Segment />
          {!tall && <SignaturePad.Guide />}
        </SignaturePad.Control>
        {begun.paths.length > 0 && <Redrawn onChange={onChange} />}
      </SignaturePad.Root>
      <div>
        {undoLabel !== undefined && (
          <Button icon="undo" disabled={drawn.length === 0} onClick={() => beginWith(drawn.slice(0, -1))}>
            {undoLabel}
          </Button>
        )}
        <Button icon="close" disabled={drawn.length === 0} onClick={() => beginWith([])}>
          {clearLabel}
        </Button>
      </div>
    </Root>
  );
}

/** Hands on the picture of what is left once the pad shows it. */
function Redrawn({ onChange }: Pick<SignatureFieldProps, 'onChange'>) {
  const pad = useSignaturePadContext();
  const handOn = useEffectEvent(() => void pad.getDataUrl('image/png').then(onChange));
  useEffect(function takePicture() {
    handOn();
  }, []);
  return null;
}
