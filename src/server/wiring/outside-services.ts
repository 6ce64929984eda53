import type { OutsideService } from '../adapters/outside-service.port';

/** Services outside that shops have accounts of their own at. */
export const outsideServices = (): OutsideService[] => [];
