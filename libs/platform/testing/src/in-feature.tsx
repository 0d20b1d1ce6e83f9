import { useEffect, useState, type ComponentType } from 'react';
import { aFeatureWorld, FeaturePage, type FeatureOptions } from './feature-world.tsx';

/** Decorator of stories: a page among its session, queries and routes; the preview brings looks and language. */
export function inFeature(options: FeatureOptions = {}) {
  return function InFeature(Story: ComponentType) {
    const [world] = useState(() => aFeatureWorld(<Story />, options));
    useEffect(
      function leaveWorld() {
        return () => {
          world.session.close();
          world.queryClient.clear();
        };
      },
      [world],
    );
    return <FeaturePage {...world} />;
  };
}
