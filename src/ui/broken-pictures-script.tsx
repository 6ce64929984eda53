import { InlineScript } from './inline-script';

/**
 * Runs in the document before its pictures come, for one may fail before the page's code is there. What is marked gets a
 * quiet drawing instead of the browser's torn one (`global.css`); a picture that comes later takes the mark away.
 */
function watch() {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error');
  };
  // neither bubbles
  ['error', 'load'].forEach((kind) => document.addEventListener(kind, mark, true));
}

export const BrokenPicturesScript = ({ nonce }: { nonce: string }) => <InlineScript run={watch} nonce={nonce} />;
