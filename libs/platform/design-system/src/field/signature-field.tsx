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
    '& > div > div > button': { marginTop: '2', marginInlineEnd: '2' },
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
  const [paths, setPaths] = useState<string[]>([]);
  return (
    <Root data-tall={tall || undefined}>
      <SignaturePad.Root
        drawing={{ fill: 'black', size: 3 }}
        paths={paths}
        onDraw={(drawn) => setPaths(drawn.paths)}
        onDrawEnd={({ getDataUrl, paths: drawn }) => {
          setPaths(drawn);
          if (drawn.length > 0) void getDataUrl('image/png').then(onChange);
        }}
      >
        <SignaturePad.Label>{label}</SignaturePad.Label>
        <SignaturePad.Control>
          <SignaturePad.Segment />
          {!tall && <SignaturePad.Guide />}
        </SignaturePad.Control>
        <div>
          {undoLabel !== undefined && (
            <UndoStroke label={undoLabel} paths={paths} onUndo={setPaths} onChange={onChange} />
          )}
          <Button
            icon="close"
            disabled={paths.length === 0}
            onClick={() => {
              setPaths([]);
              onChange(undefined);
            }}
          >
            {clearLabel}
          </Button>
        </div>
      </SignaturePad.Root>
    </Root>
  );
}

type UndoStrokeProps = Pick<SignatureFieldProps, 'onChange'> & {
  label: string;
  paths: readonly string[];
  onUndo: (paths: string[]) => void;
};

function UndoStroke({ label, paths, onUndo, onChange }: UndoStrokeProps) {
  const pad = useSignaturePadContext();
  const [undone, setUndone] = useState(0);
  const draw = useEffectEvent(() => void pad.getDataUrl('image/png').then(onChange));
  useEffect(
    function handOnWhatIsLeft() {
      if (undone > 0) draw();
    },
    [undone],
  );
  return (
    <Button
      icon="undo"
      disabled={paths.length === 0}
      onClick={() => {
        const left = paths.slice(0, -1);
        onUndo(left);
        if (left.length === 0) onChange(undefined);
        // The picture is taken of what the pad shows next.
        else setUndone(undone + 1);
      }}
    >
      {label}
    </Button>
  );
}
