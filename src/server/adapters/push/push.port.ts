/** A browser that wants to be told, as it says itself. */
export interface PushDevice {
  endpoint: string;
  /** Its public key and what it shares with us, base64url. */
  p256dh: string;
  auth: string;
}

export interface PushNote {
  /** What the shop's service worker reads. */
  payload: string;
  /** Whom the push service may write to about us: `mailto:…`. */
  contact: string;
  /** Tells this event from others: what is sent again while the device is off takes the place of the first. */
  topic: string;
}

/** Who carries a notice to a browser. */
export interface PushPort {
  /** What a browser has to know of us before it subscribes, base64url. */
  publicKey: string;
  /** @returns `gone` where the device wants nothing any more; rejects where the push service did not take it over */
  send: (device: PushDevice, note: PushNote) => Promise<'sent' | 'gone'>;
}
