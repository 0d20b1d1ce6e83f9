import { defineMessages } from 'react-intl';

/** Zone of a vehicle. */
export const zoneMessages = defineMessages({
  front: { id: 'claim-parts.zone.front', description: 'Zone of a vehicle: front', defaultMessage: 'front' },
  bonnet: {
    id: 'claim-parts.zone.bonnet',
    description: 'Zone of a vehicle: bonnet',
    defaultMessage: 'bonnet',
  },
  engine_bay: {
    id: 'claim-parts.zone.engineBay',
    description: 'Zone of a vehicle: engineBay',
    defaultMessage: 'engine bay',
  },
  windscreen: {
    id: 'claim-parts.zone.windscreen',
    description: 'Zone of a vehicle: windscreen',
    defaultMessage: 'windscreen',
  },
  roof: { id: 'claim-parts.zone.roof', description: 'Zone of a vehicle: roof', defaultMessage: 'roof' },
  rear: { id: 'claim-parts.zone.rear', description: 'Zone of a vehicle: rear', defaultMessage: 'rear' },
  rear_window: {
    id: 'claim-parts.zone.rearWindow',
    description: 'Zone of a vehicle: rearWindow',
    defaultMessage: 'rear window',
  },
  underside: {
    id: 'claim-parts.zone.underside',
    description: 'Zone of a vehicle: underside',
    defaultMessage: 'underside',
  },
  interior: {
    id: 'claim-parts.zone.interior',
    description: 'Zone of a vehicle: interior',
    defaultMessage: 'interior',
  },
  electronics: {
    id: 'claim-parts.zone.electronics',
    description: 'Zone of a vehicle: electronics',
    defaultMessage: 'electronics',
  },
  front_left: {
    id: 'claim-parts.zone.frontLeft',
    description: 'Zone of a vehicle: frontLeft',
    defaultMessage: 'front left',
  },
  front_right: {
    id: 'claim-parts.zone.frontRight',
    description: 'Zone of a vehicle: frontRight',
    defaultMessage: 'front right',
  },
  side_left_front: {
    id: 'claim-parts.zone.sideLeftFront',
    description: 'Zone of a vehicle: sideLeftFront',
    defaultMessage: 'left side, front',
  },
  side_right_front: {
    id: 'claim-parts.zone.sideRightFront',
    description: 'Zone of a vehicle: sideRightFront',
    defaultMessage: 'right side, front',
  },
  side_left_rear: {
    id: 'claim-parts.zone.sideLeftRear',
    description: 'Zone of a vehicle: sideLeftRear',
    defaultMessage: 'left side, rear',
  },
  side_right_rear: {
    id: 'claim-parts.zone.sideRightRear',
    description: 'Zone of a vehicle: sideRightRear',
    defaultMessage: 'right side, rear',
  },
  sill_left: {
    id: 'claim-parts.zone.sillLeft',
    description: 'Zone of a vehicle: sillLeft',
    defaultMessage: 'left sill',
  },
  sill_right: {
    id: 'claim-parts.zone.sillRight',
    description: 'Zone of a vehicle: sillRight',
    defaultMessage: 'right sill',
  },
  rear_left: {
    id: 'claim-parts.zone.rearLeft',
    description: 'Zone of a vehicle: rearLeft',
    defaultMessage: 'rear left',
  },
  rear_right: {
    id: 'claim-parts.zone.rearRight',
    description: 'Zone of a vehicle: rearRight',
    defaultMessage: 'rear right',
  },
  wheel_front_left: {
    id: 'claim-parts.zone.wheelFrontLeft',
    description: 'Zone of a vehicle: wheelFrontLeft',
    defaultMessage: 'front left wheel',
  },
  wheel_front_right: {
    id: 'claim-parts.zone.wheelFrontRight',
    description: 'Zone of a vehicle: wheelFrontRight',
    defaultMessage: 'front right wheel',
  },
  wheel_rear_left: {
    id: 'claim-parts.zone.wheelRearLeft',
    description: 'Zone of a vehicle: wheelRearLeft',
    defaultMessage: 'rear left wheel',
  },
  wheel_rear_right: {
    id: 'claim-parts.zone.wheelRearRight',
    description: 'Zone of a vehicle: wheelRearRight',
    defaultMessage: 'rear right wheel',
  },
});
