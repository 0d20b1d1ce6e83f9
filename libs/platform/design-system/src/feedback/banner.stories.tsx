import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const meta: Meta<typeof Banner> = { title: 'Design system/Banner', component: Banner };
export default meta;

export const Tones: StoryObj<typeof Banner> = {
  render: () => (
    <Stack gap="3">
      <Banner tone="info">Dosarul este preluat de Ana Ionescu.</Banner>
      <Banner tone="success" title="Sesizarea a fost trimisă" onDismiss={fn()}>
        Numărul dosarului este DM26R0000001.
      </Banner>
      <Banner tone="warning" title="Altcineva a schimbat dosarul" action={<Button>Vezi schimbările</Button>}>
        Starea este acum „În lucru”. Nota dumneavoastră s-a păstrat.
      </Banner>
      <Banner tone="danger" title="Adresa IP neautorizata!" live />
    </Stack>
  ),
};
