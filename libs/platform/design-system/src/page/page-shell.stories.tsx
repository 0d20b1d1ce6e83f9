import { HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Text } from '../layout/text.tsx';
import { PageShell } from './page-shell.tsx';
import { PageTitle } from './page-title.tsx';

const meta: Meta<typeof PageShell> = {
  title: 'Design system/Page',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const header = (
  <HStack padding="3" fontWeight="strong">
    Asigurarea Demo
  </HStack>
);

export const ForStaff: StoryObj<typeof PageShell> = {
  render: () => (
    <PageShell
      header={header}
      navigation={
        <nav aria-label="Meniu">
          <HStack
            padding="4"
            width={{ base: 'full', md: '12rem' }}
            background="sidebar"
            color="sidebarContrast"
            height="full"
            alignItems="flex-start"
          >
            Activități
          </HStack>
        </nav>
      }
    >
      <PageTitle title="Activități" actions={<Button icon="add">Dosar nou</Button>} />
      <Text>Conținutul paginii.</Text>
    </PageShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const ForClaimants: StoryObj<typeof PageShell> = {
  parameters: { looks: { audience: 'public', branding: { material_color: 'indigo-700' } } },
  render: () => (
    <PageShell header={header} layout="column" footer="Asigurarea Demo · 021 000 0000">
      <PageTitle title="Anunțați un accident" />
      <Text>Durează aproximativ cinci minute. Ce scrieți se păstrează pe acest dispozitiv.</Text>
      <Button variant="primary" wide>
        Continuă
      </Button>
    </PageShell>
  ),
};
