import { expect, test } from 'vitest';
import { addressOfStories, componentGuide } from './component-guide.ts';

const sources = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const index = import.meta.glob<string>('../index.ts', { query: '?raw', import: 'default', eager: true });

test('the guide leads to stories that exist and names components that the library has', () => {
  const titles = Object.values(sources).map((source) => /title: '([^']+)'/.exec(source)?.[1]);
  const exported = Object.values(index)[0]!;

  for (const { components, story } of componentGuide) {
    expect(titles).toContain(story);
    for (const name of components.split(', ')) expect(exported).toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test('a title becomes the address that Storybook gives it', () => {
  expect(addressOfStories('Design system/Timeline and facts')).toBe(
    './?path=/story/design-system-timeline-and-facts',
  );
});
