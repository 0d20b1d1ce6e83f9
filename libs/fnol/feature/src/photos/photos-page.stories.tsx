import { aGuestProfile, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { formOnNetwork } from '../testing/form-on-network.ts';
import { inNotification } from '../testing/in-notification.tsx';
import { PhotosPage } from './photos-page.tsx';

const at = '/assignments/claim_notification/guest/demo/photos';
const uploaded = { documentId: 'photo-1', fileName: 'aripa-stanga.jpg', mimeType: 'image/jpeg', size: 5 };

export default {
  title: 'Claim notification/Photos',
  component: PhotosPage,
  decorators: [inFeature({ profile: aGuestProfile(), at })],
  parameters: { network: formOnNetwork(), looks: { audience: 'public' } },
} satisfies Meta<typeof PhotosPage>;

type Story = StoryObj<typeof PhotosPage>;

export const Empty: Story = { decorators: [inNotification({ draft: answeredDraft() })] };

export const Several: Story = {
  decorators: [
    inNotification({
      draft: answeredDraft({ photos: [uploaded] }),
      photos: { 'bara-fata.jpg': 'onItsWay', 'fals.jpg': 'wrongType', 'capota.heic': 'offline' },
    }),
  ],
};
