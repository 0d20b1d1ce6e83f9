import { CallerSection } from './caller-section.tsx';
import { EventSection } from './event-section.tsx';
import { OthersSection } from './others-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { RepairSection } from './repair-section.tsx';
import type { useReceivedPhotos } from './received-photos.ts';
import { VehicleSection } from './vehicle-section.tsx';

/** All fields, in the order in which people tell it. */
export function IntakeSections({ received }: { received: ReturnType<typeof useReceivedPhotos> }) {
  return (
    <>
      <CallerSection />
      <EventSection />
      <VehicleSection />
      <OthersSection />
      <PeopleSection />
      <PhotosSection {...received} />
      <RepairSection />
    </>
  );
}
