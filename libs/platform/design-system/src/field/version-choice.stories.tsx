import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Box } from '../index.ts';
import { VersionChoice } from './version-choice.tsx';

const meta: Meta<typeof VersionChoice> = {
  title: 'Design system/Two versions of a value',
  component: VersionChoice,
};
export default meta;

const versions = [
  { value: 'theirs', text: 'Bd. Ion Mihalache 164, București', hint: 'Dan Petrescu, 10:32' },
  { value: 'mine', text: 'Str. Turda 98, bl. 29, sc. A, ap. 12, București', hint: 'dvs., nesalvat' },
];

function Chosen() {
  const [chosen, setChosen] = useState('theirs');
  return (
    <Box maxWidth="420px">
      <VersionChoice
        label="Adresă, la deschidere: Str. Turda 98, ap. 12"
        versions={versions}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Box>
  );
}

export const Address: StoryObj = { render: () => <Chosen /> };
