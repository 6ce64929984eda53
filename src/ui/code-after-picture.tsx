import { Head } from 'next/document';
import { cloneElement, type JSX } from 'react';
import { DESK_PAGE_LIST, isOfStaff, PAGE_LIST } from '../contract/page-list';

type Files = Parameters<Head['getScripts']>[0];
type Tag = JSX.Element | null;

/** Named in the document, and neither fetched nor run by the browser: it is no type of script. */
function unasked(tag: Tag): Tag {
  const { src, nonce } = (tag?.props ?? {}) as { src?: string; nonce?: string };
  return src ? <script key={tag?.key} type="text/plain" nonce={nonce} data-src={src} /> : tag;
}

/**
 * Runs in the document: asks for the page's code, to run in its order, once the browser draws the document's first
 * frame, for which styles and letters are there. A frame takes a phone as long as the first of the code needs to come.
 */
function begin() {
  const isWhole = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const isDrawn = new Promise<unknown>((resolve) => {
    requestAnimationFrame(resolve);
    // nothing is drawn in a tab that nobody looks at
    if (document.hidden) resolve(undefined);
    document.addEventListener('visibilitychange', resolve, { once: true });
  });
  void Promise.all([isWhole, isDrawn]).then(() => {
    for (const named of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
      const script = document.createElement('script');
      script.src = named.dataset.src ?? '';
      script.nonce = named.nonce;
      script.async = false;
      named.replaceWith(script);
    }
  });
}

/**
 * The head of a document whose picture comes before its code: three times the bytes of all that it takes to draw the
 * page, and what a fast connection brings early would run before anything is seen. Next's code for developers hides the
 * page until it runs; there all is left as it is.
 */
export class CodeAfterPictureHead extends Head {
  override getDynamicChunks(files: Files): Tag[] {
    const tags = super.getDynamicChunks(files);
    return this.context.isDevelopment ? tags : tags.map(unasked);
  }

  /** Shoppers are not told of the staff's pages. */
  private withOwnList(tag: JSX.Element): JSX.Element {
    const { src } = tag.props as { src?: string };
    const isWhole = isOfStaff(this.context.__NEXT_DATA__.page) && src?.includes(PAGE_LIST);
    return isWhole ? cloneElement(tag, { src: src?.replace(PAGE_LIST, DESK_PAGE_LIST) }) : tag;
  }

  override getScripts(files: Files): JSX.Element[] {
    const tags = super.getScripts(files);
    if (this.context.isDevelopment) return tags;
    const { nonce } = this.props;
    return [
      ...tags.flatMap((tag) => unasked(this.withOwnList(tag)) ?? []),
      <script key="begin" nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${begin.toString()})()` }} />,
    ];
  }
}
