import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTabs } from './page-tabs.tsx';
import { PageTitle } from './page-title.tsx';

const meta: Meta<typeof PageTabs> = { title: 'Design system/Page tabs', component: PageTabs };
export default meta;

const tabs = ['Datele mele', 'Preferințe', 'Sesiuni', 'Aspectul organizației'];

export const OnePageOfFour: StoryObj<typeof PageTabs> = {
  render: () => (
    <>
      <PageTitle title="Profilul meu" />
      <PageTabs label="Profilul meu">
        {tabs.map((name, index) => (
          <a key={name} href={`#${index}`} aria-current={index === 1 ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </PageTabs>
    </>
  ),
};
