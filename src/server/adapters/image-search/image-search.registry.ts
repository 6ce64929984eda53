export { indexPictures } from './embedded/picture-index';
