import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

export type FileChooserProps = Pick<
  ButtonProps,
  'icon' | 'id' | 'aria-describedby' | 'children' | 'variant' | 'wide'
> & {
  /** The id of the words that say what the files are for. */
  labelledBy: string;
  accept: string;
  /** Opens the camera of a phone instead of its files. */
  camera?: boolean;
  onChoose: (files: File[]) => void;
};

/** A button that opens the device's choice of files, or its camera. */
export function FileChooser({ labelledBy, accept, camera, onChoose, ...button }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-labelledby={labelledBy}
        accept={accept}
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}
