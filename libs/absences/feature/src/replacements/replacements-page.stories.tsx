import { answerReplacement, browseReplacementQuestions } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aReplacementQuestion, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { userEvent } from 'storybook/test';
import { ReplacementsPage } from './replacements-page.tsx';

const asked = (...questions: Schema<'ReplacementQuestion'>[]) =>
  mock(browseReplacementQuestions, { status: 200, body: questions });

export default {
  title: 'Absences/Replacements',
  component: ReplacementsPage,
  decorators: [inFeature({ at: '/time-off/replacements' })],
} satisfies Meta<typeof ReplacementsPage>;

type Story = StoryObj<typeof ReplacementsPage>;

export const NobodyAsks: Story = { parameters: { network: [asked()] } };
export const One: Story = { parameters: { network: [asked(aReplacementQuestion())] } };
export const Some: Story = {
  parameters: {
    network: [
      asked(
        aReplacementQuestion({ legal_count: 0, first_part: 'afternoon', last_part: 'morning' }),
        aReplacementQuestion({ answer: 'accepted' }, 2),
        aReplacementQuestion({ answer: 'accepted', is_in_force: true }, 3),
      ),
    ],
  },
};
export const Many: Story = {
  parameters: {
    network: [asked(...Array.from({ length: 50 }, (_, number) => aReplacementQuestion({}, number + 1)))],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const NotAnswered: Story = {
  parameters: {
    network: [asked(aReplacementQuestion()), mock(answerReplacement, problem(503, 'database_unavailable'))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /accept/i }));
    await canvas.findByRole('alert');
  },
};
export const Loading: Story = {
  parameters: {
    network: [
      mock(browseReplacementQuestions, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};
export const Failed: Story = {
  parameters: { network: [mock(browseReplacementQuestions, problem(503, 'database_unavailable'))] },
};
