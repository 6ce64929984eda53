/** The colours a product can be given in its pictures; the seed's colour names use the same keys. */
export const TINTS = {
  white: '#f6f5f1',
  black: '#2a2a2f',
  grey: '#8b9098',
  silver: '#c4c9d0',
  red: '#d7323e',
  wine: '#7d2038',
  pink: '#f4a3bf',
  rose: '#e4557f',
  orange: '#f0812f',
  yellow: '#f4c531',
  beige: '#dcc7a3',
  cream: '#f3e8cf',
  khaki: '#b39d6e',
  brown: '#7f5233',
  camel: '#c08e54',
  gold: '#dcb04c',
  green: '#3f9d5a',
  olive: '#777b41',
  mint: '#97d8c0',
  teal: '#1f8b8d',
  sky: '#74bbec',
  blue: '#2f6fd8',
  navy: '#2a4173',
  purple: '#7b50c4',
  lilac: '#bba3e4',
  rosegold: '#e0a493',
  coffee: '#5a3d2f',
} as const;
export type Tint = keyof typeof TINTS;

export interface BackdropColours {
  /** Wall behind the object, at its brightest and at its corners. */
  wall: string;
  wallEdge: string;
  /** The table or floor in front. */
  floor: string;
  floorEdge: string;
  /** Podium, arch and other blocks. */
  block: string;
  blockShade: string;
  /** Colour of shadows, at full strength. */
  shadow: string;
}

function backdrop(wall: string, wallEdge: string, block: string, blockShade: string, shadow: string): BackdropColours {
  return { wall, wallEdge, floor: wall, floorEdge: wallEdge, block, blockShade, shadow };
}

/** Paper backgrounds of the studio: wall, its edge, block, the block's shade, shadow. */
export const BACKDROPS = {
  sand: backdrop('#f4eadb', '#dcc8aa', '#e6cfab', '#c9ab7f', '#6b5233'),
  cream: backdrop('#fbf5e9', '#eadcc3', '#f0dfc0', '#d6bd94', '#776043'),
  mist: backdrop('#eef2f6', '#cbd6e1', '#d5dfe9', '#aebdcc', '#3d4c5e'),
  stone: backdrop('#efedea', '#cfcac4', '#dcd7d0', '#b8b1a8', '#4b463f'),
  blush: backdrop('#fcecea', '#f0c9c8', '#f5d2cf', '#dfa9a8', '#7d474b'),
  rose: backdrop('#fbe3ea', '#eeb5c8', '#f4c5d4', '#d996af', '#7a3650'),
  peach: backdrop('#feeadb', '#f5c8a6', '#f8d2b3', '#e0aa81', '#7f5130'),
  butter: backdrop('#fdf3d3', '#f1d993', '#f6e1a2', '#dcbd6b', '#75602a'),
  sage: backdrop('#ecf1e6', '#c7d3b9', '#d2ddc4', '#a9b896', '#46533a'),
  mint: backdrop('#e4f5ee', '#b5dccc', '#c2e4d6', '#92c2ae', '#2f5c4c'),
  aqua: backdrop('#e2f3f6', '#addae3', '#bce2ea', '#8abfcb', '#285662'),
  sky: backdrop('#e6f1fc', '#b4d3f1', '#c3dcf5', '#92b7dc', '#2c4d73'),
  iris: backdrop('#ebebfb', '#c3c4ef', '#cfd0f4', '#a2a4d8', '#3c3d75'),
  violet: backdrop('#f2eafb', '#d5c0ee', '#ddcbf3', '#b69bd6', '#513778'),
  clay: backdrop('#ecd3c3', '#cc9f85', '#d9b198', '#b08063', '#5f3521'),
  slate: backdrop('#8794a4', '#55616f', '#74818f', '#4b5663', '#1b222b'),
  dusk: backdrop('#7f86b5', '#474c78', '#6a709f', '#434870', '#171a33'),
  forest: backdrop('#83a596', '#4b6b5d', '#6b9080', '#44634f', '#16261e'),
} as const;
export type Backdrop = keyof typeof BACKDROPS;
