import type { ProductRef } from '../marketplace.port';

/** What only the demo world knows of the goods that it has stocked. */
export interface DemoGoods {
  /**
   * A picture that it draws, as webp; undefined where the name is none of its own.
   * @throws Error PictureQueueFullError
   */
  readPicture: (name: string, width?: string) => Promise<Buffer | undefined>;
  /** The product whose share link this would be, whether or not there is one. */
  refOfLink: (url: string) => ProductRef | undefined;
}

// one a process, which may hold this module twice: the start's own and the one in Next's bundle
const held = globalThis as { sampanDemoGoods?: DemoGoods };

export const demoGoods = (): DemoGoods | undefined => held.sampanDemoGoods;
export const setDemoGoods = (goods: DemoGoods | undefined): void => {
  held.sampanDemoGoods = goods;
};
