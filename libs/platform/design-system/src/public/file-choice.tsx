import { useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';

type FileChoiceProps = {
  /** MIME types, separated by commas. */
  accept: string;
  /** The limits, in words. */
  hint: string;
  children: ReactNode;
  onChoose: (files: File[]) => void;
};

/** A button that opens the device's choice of files; phones offer their camera there. */
export function FileChoice({ accept, hint, children, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const labelId = useId();
  return (
    <div className="dosar-field">
      <Button id={labelId} aria-describedby={hintId} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <p className="dosar-hint" id={hintId}>
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-labelledby={labelId}
        accept={accept}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
