/** What whoever runs the shops asked for cannot be; the message says why, a line for each reason. */
export class ShopRefusal extends Error {
  override name = 'ShopRefusal';
  constructor(
    message: string,
    /** For desks, which have words of their own for it; `STALE` where it is so no more as it was seen. */
    readonly code: string = 'INVALID',
  ) {
    super(message);
  }
}
