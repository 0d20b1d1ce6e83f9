import { browseFileLinks, unlinkClaimFile, type LinkedFile } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aProfile, hoursAgo, idOf, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { LinkedFiles } from './linked-files.tsx';

function aLink(number: number, change: Partial<LinkedFile> = {}): LinkedFile {
  return {
    claim_file_no: `DM26R000000${number}`,
    assignment_id: idOf('assignment', number),
    kind: 'same_event',
    is_origin: true,
    plate: 'B879WDA',
    claimant_name: 'Anghel Raluca',
    reason: 'Lovite în aceeași intersecție',
    linked_by: 'Ana Ionescu',
    linked_at: hoursAgo(5),
    may_unlink: true,
    ...change,
  };
}
const links = [
  aLink(2),
  aLink(3, { kind: 'duplicate', assignment_id: null, plate: null, may_unlink: false, reason: null }),
];
const shows = (...some: LinkedFile[]) => mock(browseFileLinks, { status: 200, body: some });
const opened = async (button: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  await expect(dialog).toBeVisible();
  return within(dialog);
};

export default {
  title: 'Claims/Linked files',
  component: LinkedFiles,
  args: { claimFileId: idOf('claimFile', 1), claimFileNo: 'DM26R0000001', isLinked: true },
  decorators: [inFeature({ profile: aProfile({}, people.ana) })],
  parameters: { network: [shows(...links)] },
} satisfies Meta<typeof LinkedFiles>;

type Story = StoryObj<typeof LinkedFiles>;

export const Linked: Story = {};

export const NotLinked: Story = { args: { isLinked: false } };

export const Linking: Story = {
  play: async () => void (await opened(/^(Leagă un dosar|Link a file)$/)),
};

export const LinkingWithoutAnswers: Story = {
  play: async () => {
    const dialog = await opened(/^(Leagă un dosar|Link a file)$/);
    await userEvent.click(dialog.getByRole('button', { name: /^(Leagă un dosar|Link a file)$/ }));
    await expect(dialog.getAllByRole('textbox', { name: /De ce|Why/ })[0]).toBeInvalid();
  },
};

export const Unlinking: Story = {
  play: async () => void (await opened(/DM26R0000002/)),
};

export const UnlinkingFailed: Story = {
  parameters: { network: [shows(...links), mock(unlinkClaimFile, problem(503, 'database_unavailable'))] },
  play: async () => {
    const dialog = await opened(/DM26R0000002/);
    await userEvent.type(dialog.getByRole('textbox', { name: /De ce|Why/ }), 'Alt eveniment');
    await userEvent.click(dialog.getByRole('button', { name: /^(Dezleagă|Unlink)$/ }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
