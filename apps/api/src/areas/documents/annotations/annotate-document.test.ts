import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { onePixelPng } from '#src/testing/multipart.ts';
import { documentCalls } from '../testing/document-calls.ts';

const api = startTestApi();
const { newWork, listOf, post, add } = documentCalls(api);
const arrow = { kind: 'arrow', page: 1, x1: 0.1, y1: 0.2, x2: 0.6, y2: 0.7 };

test('an arrow and a box on a photo are there when it is opened again, and the photo is as it was sent', async () => {
  const elena = await api.tokenFor('elena.rusu');
  const { assignment_id: work } = await newWork();
  const photo = await add(elena, work);
  await post(elena, `addAnnotation/${photo.id}`, { shape: arrow, label: 'zgârietură' });
  await post(elena, `addAnnotation/${photo.id}`, { shape: { ...arrow, kind: 'box' } });

  const ana = await api.tokenFor('ana.ionescu');
  const marks = await api.inject({ url: `/api/document/browseAnnotations/${photo.id}`, headers: ana });
  expect(marks.json<Schema<'Annotation'>[]>()).toMatchObject([
    { shape: arrow, label: 'zgârietură', author_name: 'Elena Rusu' },
    { shape: { kind: 'box' }, label: null },
  ]);
  expect((await listOf(ana, work)).items[0]).toMatchObject({ id: photo.id, annotation_count: 2 });
  const content = await api.inject({ url: `/api/document/download/${photo.id}`, headers: ana });
  expect(content.rawPayload.equals(onePixelPng)).toBe(true);
});

test('a mark is removed, once', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const photo = await add(ana, work);
  const mark = (await post(ana, `addAnnotation/${photo.id}`, { shape: arrow })).json<Schema<'Annotation'>>();
  expect((await post(ana, `removeAnnotation/${mark.annotation_id}`)).json()).toEqual({ success: true });
  expect((await post(ana, `removeAnnotation/${mark.annotation_id}`)).statusCode).toBe(404);
});

test('a text without words and a place outside the picture are refused', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const photo = await add(ana, work);
  const text = await post(ana, `addAnnotation/${photo.id}`, {
    shape: { ...arrow, kind: 'text' },
    label: ' ',
  });
  expect(text.json()).toMatchObject({ status: 422, fields: [{ field: 'label', code: 'required' }] });
  const outside = await post(ana, `addAnnotation/${photo.id}`, { shape: { ...arrow, x2: 1.5 } });
  expect(outside.statusCode).toBe(400);
});

test('another organisation sees, adds and removes no mark', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const photo = await add(ana, work);
  const mark = (await post(ana, `addAnnotation/${photo.id}`, { shape: arrow })).json<Schema<'Annotation'>>();
  const stranger = await api.tokenFor('alfa.ana');
  const seen = await api.inject({ url: `/api/document/browseAnnotations/${photo.id}`, headers: stranger });
  expect(seen.statusCode).toBe(404);
  expect((await post(stranger, `addAnnotation/${photo.id}`, { shape: arrow })).statusCode).toBe(404);
  expect((await post(stranger, `removeAnnotation/${mark.annotation_id}`)).statusCode).toBe(404);
});
