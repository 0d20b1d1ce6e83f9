import {
  browseAnnotations,
  browseDocTypes,
  browseVehiclePhotos,
  downloadDocument,
  type Document,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aDocument, hoursAgo, idOf, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { DocumentViewer } from './document-viewer.tsx';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#546e7a"/></svg>`;
const shown = mock(downloadDocument, {
  status: 200,
  body: new Blob([picture], { type: 'image/svg+xml' }),
});
const marks = mock(browseAnnotations, {
  status: 200,
  body: [
    {
      annotation_id: idOf('other', 1),
      shape: { kind: 'box', page: 1, x1: 0.2, y1: 0.3, x2: 0.6, y2: 0.7 },
      label: 'zgârietură',
      author_name: 'Elena Rusu',
      system_time: hoursAgo(2),
    },
  ],
});
const noMarks = mock(browseAnnotations, { status: 200, body: [] });
const types = mock(browseDocTypes, {
  status: 200,
  body: [{ code: 'damage_photo', name: 'Fotografie avarie' }],
});
const others = (vehicle: Schema<'VehiclePhotos'>) =>
  mock(browseVehiclePhotos, { status: 200, body: vehicle });
const vin = 'UU1HSDJ9G54321987';

/** Another file of the vehicle with so many photos. */
function otherFile(number: number, photos: number): Schema<'VehiclePhotosOfFile'> {
  return {
    claim_file_no: `DM25C${String(number).padStart(7, '0')}`,
    opened_at: hoursAgo(number * 2000),
    total: photos,
    photos: Array.from({ length: photos }, (_, index) => ({
      id: idOf('document', number * 100 + index),
      file_name: `usa-${index + 1}.jpg`,
      mime_type: 'image/jpeg',
      has_thumbnail: true,
      system_time: hoursAgo(number * 2000),
    })),
  };
}

const several = [1, 2, 3].map((number) => aDocument({}, number));

function OpenViewer({ documents }: { documents: readonly Document[] }) {
  const [shownId, setShownId] = useState(documents[0]?.id);
  const [comparedId, setComparedId] = useState<string>();
  return (
    <DocumentViewer
      assignmentId={idOf('assignment', 1)}
      documents={documents}
      shownId={shownId}
      comparedId={comparedId}
      onShow={(id, compared) => {
        setShownId(id);
        setComparedId(compared);
      }}
    />
  );
}

export default {
  title: 'Documents/Viewer',
  component: OpenViewer,
  args: { documents: several },
  decorators: [inFeature()],
} satisfies Meta<typeof OpenViewer>;

type Story = StoryObj<typeof OpenViewer>;

export const Marked: Story = { parameters: { network: [shown, marks, types] } };

export const One: Story = {
  args: { documents: several.slice(0, 1) },
  parameters: { network: [shown, noMarks, types] },
};

export const Many: Story = {
  args: { documents: Array.from({ length: 60 }, (_, index) => aDocument({}, index + 1)) },
  parameters: { network: [shown, noMarks, types] },
};

export const Loading: Story = {
  parameters: {
    network: [
      mock(downloadDocument, async () => {
        await delay('infinite');
        return { status: 200, body: new Blob() };
      }),
      noMarks,
      types,
    ],
  },
};

export const Failed: Story = {
  parameters: {
    network: [mock(downloadDocument, problem(500, 'internal_error', { error_id: 'E77AB' })), noMarks, types],
  },
};

const opensChoice: NonNullable<Story['play']> = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Compar(e with|ă cu)…/ }));
  await expect(await screen.findByRole('dialog', { name: /Compar(e with|ă cu)…/ })).toBeVisible();
};

export const OtherFiles: Story = {
  parameters: {
    network: [
      shown,
      noMarks,
      types,
      others({ vin, files: [otherFile(1, 3), otherFile(2, 24), otherFile(3, 1)] }),
    ],
  },
  play: opensChoice,
};

export const ComparedWithOtherFile: Story = {
  parameters: { network: [shown, noMarks, types, others({ vin, files: [otherFile(1, 1)] })] },
  play: async (context) => {
    await opensChoice(context);
    await userEvent.click(await screen.findByRole('button', { name: /usa-1\.jpg/ }));
    await expect(await screen.findByText(/DM25C0000001/)).toBeVisible();
  },
};

export const NoOtherFile: Story = {
  args: { documents: several.slice(0, 1) },
  parameters: { network: [shown, noMarks, types, others({ vin, files: [] })] },
  play: opensChoice,
};

export const NoChassisNumber: Story = {
  parameters: { network: [shown, noMarks, types, others({ vin: null, files: [] })] },
  play: opensChoice,
};

export const OtherFilesLoading: Story = {
  parameters: {
    network: [
      shown,
      noMarks,
      types,
      mock(browseVehiclePhotos, async () => {
        await delay('infinite');
        return { status: 200, body: { vin, files: [] } };
      }),
    ],
  },
  play: opensChoice,
};

export const OtherFilesFailed: Story = {
  parameters: {
    network: [
      shown,
      noMarks,
      types,
      mock(browseVehiclePhotos, problem(500, 'internal_error', { error_id: 'E77AC' })),
    ],
  },
  play: opensChoice,
};
