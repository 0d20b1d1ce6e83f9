export { areas, tagDimensions } from '../../boundaries.mjs';
