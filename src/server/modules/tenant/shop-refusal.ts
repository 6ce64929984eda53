/** What whoever runs the shops asked for cannot be; the message says why, a line for each reason. */
export class ShopRefusal extends Error {
  override name = 'ShopRefusal';
}
