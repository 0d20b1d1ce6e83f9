import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

export type FileChooserProps = Pick<
  ButtonProps,
  'icon' | 'id' | 'aria-describedby' | 'children' | 'variant' | 'wide' | 'loading'
> & {
  /** The id of the words that say what the files are for. */
  labelledBy?: string;
  /** Those words, where none stand on the page. */
  label?: string;
  accept: string;
  /** Opens the camera of a phone instead of its files. */
  camera?: boolean;
  /** No more than one file. */
  single?: boolean;
  onChoose: (files: File[]) => void;
};

/** A button that opens the device's choice of files, or its camera. */
export function FileChooser(props: FileChooserProps) {
  const { labelledBy, label, accept, camera, single, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-labelledby={labelledBy}
        aria-label={label}
        accept={accept}
        multiple={!camera && !single}
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
