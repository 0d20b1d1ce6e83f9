import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { DocumentList } from './document-list.tsx';
import { Heading } from './heading.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LinkButton } from './link-button.tsx';
import { PageFrame } from './page-frame.tsx';
import './public.css';

const languages = [
  { code: 'ro', name: 'Română' },
  { code: 'en', name: 'English' },
];

const meta: Meta<typeof PageFrame> = {
  title: 'Public/Page frame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof PageFrame>;

export const AnswerWithTask: Story = {
  args: {
    owner: { name: 'Asigurarea Demo', material_color: 'teal-700' },
    actions: <LanguageSwitch current="ro" languages={languages} onChange={() => undefined} />,
    footer: <p>Întrebări? 021 000 00 00, daune@demo.example</p>,
    children: (
      <>
        <Heading level={1}>Evaluăm avariile vehiculului</Heading>
        <Card title="Ce aveți de făcut" tone="task">
          <p>Avem nevoie de: talonul vehiculului, permisul de conducere.</p>
          <LinkButton href="#trimite" variant="primary" newTabHint="se deschide într-o filă nouă">
            Trimiteți documentele
          </LinkButton>
        </Card>
        <Card title="Urmează">
          <p>Vă trimitem oferta până la 27.11.2026.</p>
        </Card>
        <Disclosure label="Documente (2)">
          <DocumentList
            documents={[
              { id: '1', name: 'Notă de constatare', facts: ['PDF', '240 kB', '12.11.2026'] },
              { id: '2', name: 'Fotografie', facts: ['JPG', '1,2 MB', '10.11.2026'] },
            ]}
            describeDownload={(name) => `Descărcați ${name}`}
            onDownload={() => undefined}
          />
        </Disclosure>
      </>
    ),
  },
};

export const OwnerNotKnownYet: Story = {
  args: { children: <Heading level={1}>Dosarul dumneavoastră</Heading> },
};

/** Yellow is unreadable under white letters; the frame moves both until the text is readable. */
export const DifficultColour: Story = {
  args: { ...AnswerWithTask.args, owner: { name: 'Galben', material_color: 'yellow-500' } },
};

export const English: Story = {
  args: {
    owner: { name: 'Asigurarea Demo', material_color: 'indigo-600' },
    actions: <LanguageSwitch current="en" languages={languages} onChange={() => undefined} />,
    children: (
      <>
        <Heading level={1}>We are assessing the damage</Heading>
        <Card title="What happens next">
          <p>You will have our offer by 27.11.2026.</p>
        </Card>
      </>
    ),
  },
};
