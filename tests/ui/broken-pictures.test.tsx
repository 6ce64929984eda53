import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrokenPicturesScript } from '../../src/ui/broken-pictures-script';

it('marks a picture that did not come, until another comes in its place', () => {
  const script = new DOMParser().parseFromString(renderToStaticMarkup(<BrokenPicturesScript nonce="n" />), 'text/html');
  // as the document would run it
  new Function(script.querySelector('script')?.textContent ?? '')();
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(picture).toHaveAttribute('data-broken');
  picture.dispatchEvent(new Event('load'));
  expect(picture).not.toHaveAttribute('data-broken');
  picture.remove();
});
