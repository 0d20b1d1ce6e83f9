import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InlineEdit, type InlineEditProps } from './inline-edit.tsx';

const meta: Meta<typeof InlineEdit> = {
  title: 'Design system/Values changed in place',
  component: InlineEdit,
};
export default meta;

type Sample = Pick<InlineEditProps, 'label' | 'kind' | 'choices' | 'problem' | 'note'> & { value: string };

function Changed({ value, ...props }: Sample) {
  const [stored, setStored] = useState(value);
  const [typed, setTyped] = useState<string>();
  return (
    <InlineEdit
      {...props}
      shown={props.choices?.find((choice) => choice.value === stored)?.label ?? stored}
      typed={typed}
      acts={{
        open: () => setTyped(stored),
        type: setTyped,
        save: () => {
          setStored(typed ?? stored);
          setTyped(undefined);
        },
        cancel: () => setTyped(undefined),
      }}
    />
  );
}

const languages = [
  { value: 'ro', label: 'Română' },
  { value: 'en', label: 'English' },
];

export const Person: StoryObj = {
  render: () => (
    <>
      <Changed label="Telefon" value="0722 418 903" note="confirmat 25.09" />
      <Changed label="Adresă" value="Str. Turda 98, ap. 12" />
      <Changed label="Limbă" value="ro" choices={languages} />
      <Changed label="Descriere" value="Tamponare la semafor." kind="lines" />
      <Changed label="Gol" value="" />
    </>
  ),
};

export const Refused: StoryObj = {
  render: () => (
    <InlineEdit
      label="CNP"
      shown="*********457"
      typed="123"
      problem="Un CNP are 13 cifre."
      acts={{ type: () => undefined, save: () => undefined, cancel: () => undefined }}
    />
  ),
};
