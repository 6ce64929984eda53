import type { ShopColours } from '../contract/shop-colours';

/** Trouble, done, moving, waiting: the palettes of four fixed colours, written down so that no browser computes them. */
export const STATE_COLOURS: Record<
  'red' | 'teal' | 'blue' | 'yellow',
  Pick<ShopColours, 'shades' | 'onLight' | 'onDark'>
> = {
  red: {
    shades: [
      '#fff1ef',
      '#fee7e4',
      '#ffd1cb',
      '#ffafa6',
      '#fe8075',
      '#fa4d47',
      '#e03131',
      '#c62225',
      '#ad1219',
      '#94000f',
    ],
    onLight: 7,
    onDark: 4,
  },
  teal: {
    shades: [
      '#eef7f2',
      '#def1e7',
      '#bee5d1',
      '#92d2b2',
      '#60b88f',
      '#0f8a5f',
      '#04865c',
      '#01754f',
      '#006342',
      '#005336',
    ],
    onLight: 7,
    onDark: 4,
  },
  blue: {
    shades: [
      '#eff4fe',
      '#e2ecfe',
      '#c8dbfe',
      '#a1c1fe',
      '#70a0fe',
      '#427fff',
      '#2563eb',
      '#1b54d1',
      '#1145b8',
      '#0737a0',
    ],
    onLight: 7,
    onDark: 4,
  },
  yellow: {
    shades: [
      '#fdf7ec',
      '#fff2de',
      '#ffeac7',
      '#ffdca2',
      '#ffcb6f',
      '#fdbb31',
      '#f2b01e',
      '#c28b07',
      '#926803',
      '#654700',
    ],
    onLight: 8,
    onDark: 6,
  },
};
