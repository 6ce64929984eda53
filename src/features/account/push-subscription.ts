/** Whether this browser can be told, and whether its owner lets us ask. */
export type PushState = 'unsupported' | 'denied' | 'ready';

export function pushState(): PushState {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** The worker of the shop; undefined where none was registered, as while we develop. */
const worker = () => navigator.serviceWorker.getRegistration('/');

/** As the server names a device (push.rules.ts). */
export async function ownDeviceId(): Promise<string | undefined> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription ? idOf(subscription.endpoint) : undefined;
}

async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return base64Url(new Uint8Array(hash));
}

/** Asks for leave, and subscribes. @returns what the server has to know; undefined where leave was not given */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const manager = (await worker())?.pushManager;
  if (!manager) return undefined;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  // one of another key stands in the way
  await (await manager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await manager.subscribe(wanted)).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

export async function unsubscribe(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
