import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { FileChooser } from '../file-field/file-chooser.tsx';
import { slotClasses } from '../theme/plain.ts';
import { brandingMessages } from './branding-messages.ts';

const looks = slotClasses({
  base: {
    root: { display: 'grid', gap: '1.5', alignContent: 'start' },
    label: { fontWeight: 'strong' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
    hint: { color: 'textMuted', fontSize: 'sm' },
    problem: { color: 'danger', fontSize: 'sm' },
  },
});

const types = ['image/png', 'image/jpeg', 'image/webp'];
const mostBytes = 256 * 1024;

export type LogoChooserProps = {
  label: string;
  /** There is a logo now, which can be taken away. */
  hasLogo: boolean;
  /** Told the picture as a data address, or nothing when it is taken away. */
  onPicture: (dataUrl: string | null) => void;
  /** What keeps the last picture from being the logo. */
  problem?: string | undefined;
};

/** Takes a picture of this device for a logo, and says at once when it is none or too large. */
export function LogoChooser({ label, hasLogo, onPicture, problem }: LogoChooserProps) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const choose = ([file]: File[]) => {
    setRefused(undefined);
    if (file === undefined) return;
    if (!types.includes(file.type)) return setRefused(t(brandingMessages.logoNoPicture));
    if (file.size > mostBytes) return setRefused(t(brandingMessages.logoTooLarge));
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') onPicture(reader.result);
    });
    reader.addEventListener('error', () => setRefused(t(brandingMessages.logoNoPicture)));
    reader.readAsDataURL(file);
  };
  const why = refused ?? problem;
  return (
    <div className={looks().root}>
      <span id={id} className={looks().label}>
        {label}
      </span>
      <div className={looks().buttons}>
        <FileChooser
          labelledBy={id}
          accept={types.join()}
          icon="upload"
          aria-describedby={`${id}-hint`}
          onChoose={choose}
        >
          {t(hasLogo ? brandingMessages.logoReplace : brandingMessages.logoChoose)}
        </FileChooser>
        {hasLogo && (
          <Button variant="quiet" onClick={() => onPicture(null)}>
            {t(brandingMessages.logoRemove)}
          </Button>
        )}
      </div>
      <span id={`${id}-hint`} className={looks().hint}>
        {t(brandingMessages.logoHint)}
      </span>
      {why !== undefined && (
        <span role="alert" className={looks().problem}>
          {why}
        </span>
      )}
    </div>
  );
}
