import { newId } from '@dosar/kernel/ids';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FieldNotes, type FieldProps } from '../field/field.tsx';
import { fieldClasses } from '../field/field-recipe.ts';
import { FileChooser } from './file-chooser.tsx';
import { FileRow, type FieldFile } from './file-row.tsx';
import { fileClasses } from './file-recipe.ts';
import { messages } from './messages.ts';
import { byBytes, fileRefusal, type FileRules } from './file-refusal.ts';
import { useRefusalText } from './use-refusal-text.ts';

export type FileFieldProps = Omit<FieldProps, 'labelHidden' | 'optional' | 'warning'> & {
  files: readonly FieldFile[];
  rules: FileRules;
  /** Offers the camera too, on devices that are held in the hand. */
  camera?: boolean;
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
  camera,
  onAdd,
  onRemove,
  onRetry,
}: FileFieldProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText(rules);
  const ownId = useId();
  const controlId = id ?? ownId;
  const field = fieldClasses();
  const classes = fileClasses();
  const [refused, setRefused] = useState<FieldFile[]>([]);

  const choose = (chosen: readonly File[]) => byBytes(chosen, rules, take);
  const take = (chosen: readonly File[]) => {
    const accepted: File[] = [];
    const refusals: FieldFile[] = [];
    for (const file of chosen) {
      const refusal = fileRefusal(file, files.length + accepted.length, rules);
      if (!refusal) accepted.push(file);
      else refusals.push({ id: newId(), name: file.name, state: 'refused', reason: refusalText(refusal) });
    }
    setRefused(refusals);
    if (accepted.length > 0) onAdd(accepted);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose([...event.dataTransfer.files]);
  };

  return (
    <div
      role="presentation"
      className={field.root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label className={field.label} id={`${controlId}-label`} htmlFor={controlId}>
        {label}
      </label>
      <FieldNotes controlId={controlId} hint={hint} error={error} required={required}>
        {(control) => (
          <div className={classes.drop}>
            <FileChooser
              icon="upload"
              id={controlId}
              aria-describedby={control['aria-describedby']}
              labelledBy={`${controlId}-label`}
              accept={rules.types.join(',')}
              onChoose={choose}
            >
              {t(messages.choose)}
            </FileChooser>
            {camera && (
              <div className={classes.camera}>
                <FileChooser
                  icon="photo_camera"
                  labelledBy={`${controlId}-label`}
                  accept="image/*"
                  camera
                  onChoose={choose}
                >
                  {t(messages.takePhoto)}
                </FileChooser>
              </div>
            )}
            <span className={classes.dropHint}>{t(messages.drop)}</span>
          </div>
        )}
      </FieldNotes>
      <FileList labelledBy={`${controlId}-label`} files={files} onRemove={onRemove} onRetry={onRetry}>
        {refused.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onRemove={(gone) => setRefused((before) => before.filter((it) => it.id !== gone))}
          />
        ))}
      </FileList>
    </div>
  );
}

type FileListProps = Pick<FileFieldProps, 'files' | 'onRemove' | 'onRetry'> & {
  labelledBy: string;
  /** Rows of refused files. */
  children: ReactNode[];
};

function FileList({ labelledBy, files, onRemove, onRetry, children }: FileListProps) {
  if (files.length === 0 && children.length === 0) return null;
  return (
    <ul className={fileClasses().files} aria-labelledby={labelledBy} aria-live="polite">
      {files.map((file) => (
        <FileRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
      ))}
      {children}
    </ul>
  );
}
