import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Box, Text, TextAreaField } from '../index.ts';
import { SuggestionList } from './suggestion-list.tsx';

const meta: Meta<typeof SuggestionList> = { title: 'Design system/Suggestions', component: SuggestionList };
export default meta;

const colleagues = ['Ana Ionescu', 'Andrei Neagu', 'Anca Dobre'].map((label, index) => ({
  id: String(index),
  label,
}));

function Mention({ active }: { active: number }) {
  const [chosen, setChosen] = useState<number>();
  return (
    // The list opens upwards.
    <Box paddingTop="9rem">
      <SuggestionList
        id="colleagues"
        label="Colegi"
        active={active}
        suggestions={chosen === undefined ? colleagues : []}
        onChoose={setChosen}
      >
        <TextAreaField label="Notă internă" defaultValue="Am vorbit cu @An" />
      </SuggestionList>
      {chosen !== undefined && <Text>{colleagues[chosen]?.label}</Text>}
    </Box>
  );
}

export const First: StoryObj = { render: () => <Mention active={0} /> };

export const Last: StoryObj = { render: () => <Mention active={2} /> };
