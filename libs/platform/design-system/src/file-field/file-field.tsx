import { useId, useRef, useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { FieldNotes, type FieldProps } from '../field/field.tsx';
import { FieldRoot } from '../field/field-recipe.ts';
import { FileRow, type FieldFile } from './file-row.tsx';
import { FileRoot } from './file-recipe.ts';
import { messages } from './messages.ts';
import { fileRefusal, type FileRules } from './file-refusal.ts';
import { useRefusalText } from './use-refusal-text.ts';

export type FileFieldProps = Omit<FieldProps, 'labelHidden' | 'optional' | 'warning'> & {
  files: readonly FieldFile[];
  rules: FileRules;
  /** Told the accepted files only; the refused ones are listed with the reason. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
};

/** Files to send: many at once, each with its own progress; a refused one says why and costs the others nothing. */
export function FileField({
  id,
  label,
  hint,
  error,
  required,
  files,
  rules,
  onAdd,
  onRemove,
  onRetry,
}: FileFieldProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText(rules);
  const ownId = useId();
  const controlId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<FieldFile[]>([]);

  const choose = (chosen: readonly File[]) => {
    const accepted: File[] = [];
    const refusals: FieldFile[] = [];
    for (const file of chosen) {
      const refusal = fileRefusal(file, files.length + accepted.length, rules);
      if (!refusal) accepted.push(file);
      else
        refusals.push({
          id: crypto.randomUUID(),
          name: file.name,
          state: 'refused',
          reason: refusalText(refusal),
        });
    }
    setRefused(refusals);
    if (accepted.length > 0) onAdd(accepted);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose([...event.dataTransfer.files]);
  };

  return (
    <FieldRoot>
      <FileRoot onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label data-slot="label" id={`${controlId}-label`} htmlFor={controlId}>
          {label}
        </label>
        <FieldNotes controlId={controlId} hint={hint} error={error} required={required}>
          {(control) => (
            <div data-slot="drop">
              <Button
                icon="upload"
                id={controlId}
                aria-describedby={control['aria-describedby']}
                onClick={() => input.current?.click()}
              >
                {t(messages.choose)}
              </Button>
              <span data-slot="drop-hint">{t(messages.drop)}</span>
              <input
                ref={input}
                type="file"
                multiple
                hidden
                aria-labelledby={`${controlId}-label`}
                accept={rules.types.join(',')}
                onChange={(event) => {
                  choose([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </div>
          )}
        </FieldNotes>
        {(files.length > 0 || refused.length > 0) && (
          <ul data-slot="files" aria-labelledby={`${controlId}-label`} aria-live="polite">
            {files.map((file) => (
              <FileRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
            ))}
            {refused.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                onRemove={(gone) => setRefused((before) => before.filter((it) => it.id !== gone))}
              />
            ))}
          </ul>
        )}
      </FileRoot>
    </FieldRoot>
  );
}
