/** Of HTML's own style sheet: what begins a line of its own. */
const BLOCKS = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIALOG DIR DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM
  H1 H2 H3 H4 H5 H6 HEADER HGROUP HR HTML LEGEND LI LISTING MAIN MENU NAV OL OPTGROUP OPTION P PRE SEARCH SECTION
  SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL XMP`.split(/\s+/),
);
const NOTHING = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'META', 'LINK']);
const INHERITED = new Set(['visibility', 'pointer-events', 'user-select', 'white-space', 'cursor']);

function valueOf(element: Element, property: string): string {
  const own = (element as HTMLElement).style?.getPropertyValue(property);
  if (own) return own;
  if (property === 'display') {
    if (NOTHING.has(element.tagName) || element.hasAttribute('hidden')) return 'none';
    return BLOCKS.has(element.tagName) ? 'block' : 'inline';
  }
  if (property === 'visibility' && !element.parentElement) return 'visible';
  return INHERITED.has(property) && element.parentElement ? valueOf(element.parentElement, property) : '';
}

const NONE = { getPropertyValue: () => '' } as unknown as CSSStyleDeclaration;
const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * What an element looks like where no style sheet is loaded, as in these tests: its own `style`, what is inherited,
 * what HTML gives its tag. jsdom works the same out for some hundred properties of every element a query by role
 * goes past, which was a third of the time of all tests of screens.
 */
export const plainStyle = (element: Element, pseudo?: string | null): CSSStyleDeclaration =>
  pseudo
    ? NONE
    : new Proxy(NONE, {
        get: (_, name) =>
          name === 'getPropertyValue'
            ? (property: string) => valueOf(element, property)
            : typeof name === 'string'
              ? valueOf(element, hyphenated(name))
              : undefined,
      });
