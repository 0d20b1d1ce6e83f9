import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { fieldClasses } from './field-recipe.ts';
import { Field, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';
import { splitFieldProps } from './split-field-props.ts';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'size'>;

/** A secret that its writer may look at; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { formatMessage: t } = useIntl();
  const [visible, setVisible] = useState(false);
  const [frame, input] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div className={fieldClasses().row}>
          <input
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            {...input}
            {...control}
          />
          <IconButton
            icon={visible ? 'visibility_off' : 'visibility'}
            label={t(messages.showPassword)}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          />
        </div>
      )}
    </Field>
  );
}
