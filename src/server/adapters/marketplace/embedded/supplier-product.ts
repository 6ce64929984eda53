import type { Locale } from '../../../../contract/locales';
import { pictureAt } from '../../../../contract/picture-address';
import { catalogueLanguage } from './catalogue-language';
import type { CatalogueProduct, Localized } from './catalogue-product';
import type { SupplierProduct } from '../marketplace.port';

/** As the page has them above the description already. */
const GALLERY_WIDTH = 800;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

const descriptionHtml = (paragraphs: string[], images: string[]) =>
  [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...images.map((image) => `<img src="${escapeHtml(pictureAt(image, GALLERY_WIDTH))}" alt="" loading="lazy">`),
  ].join('');

/** The stored product as the port gives it: in one language. */
export function supplierProduct(stored: CatalogueProduct, categoryName: Localized | undefined, locale: Locale) {
  const language = catalogueLanguage(locale);
  const say = (text: Localized) => text[language] || text.en;
  const product: SupplierProduct = {
    ...stored,
    title: say(stored.title),
    titleOriginal: stored.title['zh-CN'],
    categoryName: categoryName ? say(categoryName) : '',
    options: stored.options.map(({ name, values }) => ({
      name: say(name),
      values: values.map(({ label, ...value }) => ({ ...value, label: say(label) })),
    })),
    unit: say(stored.unit),
    attributes: stored.attributes.map(({ name, value }) => ({ name: say(name), value: say(value) })),
    descriptionHtml: descriptionHtml(stored.description.map(say), stored.images.filter(Boolean)),
  };
  return product;
}
