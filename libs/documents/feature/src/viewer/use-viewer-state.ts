import type { Document } from '@dosar/api-client';
import { nextZoom, photoLink } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import type { MarkTool } from './annotation-layer.tsx';

/** A photo of the same vehicle in another file. */
export type OtherPhoto = Schema<'VehiclePhoto'> & { claim_file_no: string };

/** What stands beside the document that is open. */
export type ComparedDocument = Pick<Document, 'id' | 'file_name' | 'mime_type' | 'system_time'> & {
  /** Of a photo that belongs to another file. */
  claim_file_no?: string;
};

type Options = {
  documents: readonly Document[];
  shownId: string;
  comparedId: string | undefined;
  onShow: (documentId: string | undefined, comparedWith?: string) => void;
};

export type ViewerState = ReturnType<typeof useViewerState>;

const quarters = 4;

/** Which document is open and how it is looked at: beside another one, enlarged, turned, with a tool in hand. */
export function useViewerState({ documents, shownId, comparedId, onShow }: Options) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState<ReadonlyMap<string, number>>(new Map());
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const [tool, setTool] = useState<MarkTool>();
  const [showsMarks, setShowsMarks] = useState(true);
  const [isLinked, setLinked] = useState(true);
  const [link] = useState(photoLink);
  const index = documents.findIndex(({ id }) => id === shownId);
  const shown = documents[index];
  const comparing = useComparing({ documents, shownId, comparedId, onShow });
  const pageCount = shown?.page_count ?? 1;
  const page = pages.get(shownId) ?? 1;

  const lookOf = (id: string) => ({ zoom, turns: turns.get(id) ?? 0, ...(isLinked && { link }) });
  const neighbour = (by: number) => documents[(index + by + documents.length) % documents.length];
  const show = (id: string) => {
    setZoom(1);
    setTool(undefined);
    onShow(id, comparedId);
  };
  return {
    shown,
    ...comparing,
    number: index + 1,
    count: documents.length,
    zoom,
    page,
    pageCount,
    tool,
    showsMarks,
    isLinked,
    lookOf,
    pageOf: (id: string) => pages.get(id) ?? 1,
    show,
    setTool,
    step: (by: 1 | -1) => {
      const next = neighbour(by);
      if (next) show(next.id);
    },
    zoomBy: (direction: 'in' | 'out') => setZoom(nextZoom(zoom, direction)),
    wholePicture: () => setZoom(1),
    turn: (by: 1 | -1) =>
      setTurns((before) =>
        new Map(before).set(shownId, ((before.get(shownId) ?? 0) + by + quarters) % quarters),
      ),
    turnPage: (by: 1 | -1) =>
      setPages((before) => new Map(before).set(shownId, Math.min(pageCount, Math.max(1, page + by)))),
    toggleComparing: () => comparing.compareWith(comparing.compared ? undefined : neighbour(1)?.id),
    toggleLink: () => setLinked(!isLinked),
    toggleMarks: () => setShowsMarks(!showsMarks),
  };
}

/** What stands beside the open document: one of its file, by its address, or a photo of another file. */
function useComparing({ documents, shownId, comparedId, onShow }: Options) {
  const [other, setOther] = useState<OtherPhoto>();
  const compared: ComparedDocument | undefined =
    other ?? documents.find(({ id }) => id === comparedId && id !== shownId);
  return {
    compared,
    other,
    compareWith: (id: string | undefined) => {
      setOther(undefined);
      onShow(shownId, id);
    },
    compareWithOther: setOther,
  };
}
