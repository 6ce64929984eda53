import { useEffect, useRef, useState } from 'react';
import { readScale, weigher } from './scale-report';

/** What of WebHID is used here; the types of the browser do not have it yet. */
interface HidDevice extends EventTarget {
  productName: string;
  open: () => Promise<void>;
  close: () => Promise<void>;
}
interface Hid extends EventTarget {
  requestDevice: (options: { filters: { usagePage: number }[] }) => Promise<HidDevice[]>;
}

/** Weighing devices, of the HID usage tables. */
const SCALES = { filters: [{ usagePage: 0x8d }] };
const hidOf = (): Hid | undefined => (navigator as Navigator & { hid?: Hid }).hid;

/** A scale that is asked for when somebody turns it on; each weight that stands still is told once. A typed number always works. */
export function useScale(onGrams: (grams: number) => void) {
  const [canConnect, setCanConnect] = useState(false);
  const [device, setDevice] = useState<HidDevice>();
  const told = useRef(onGrams);
  told.current = onGrams;
  useEffect(() => setCanConnect(hidOf() !== undefined), []);

  useEffect(() => {
    if (!device) return undefined;
    const weigh = weigher();
    const hear = (event: Event) => {
      const { data } = event as Event & { data: DataView };
      const grams = weigh(readScale(Array.from({ length: data.byteLength }, (_, at) => data.getUint8(at))));
      if (grams !== undefined) told.current(grams);
    };
    const drop = (event: Event) => {
      // somebody pulled its plug, or its battery is empty
      if ((event as Event & { device: HidDevice }).device === device) setDevice(undefined);
    };
    const hid = hidOf();
    device.addEventListener('inputreport', hear);
    hid?.addEventListener('disconnect', drop);
    return () => {
      device.removeEventListener('inputreport', hear);
      hid?.removeEventListener('disconnect', drop);
      // one that is gone cannot be closed
      void device.close().catch(() => undefined);
    };
  }, [device]);

  const connect = async () => {
    try {
      const [chosen] = (await hidOf()?.requestDevice(SCALES)) ?? [];
      await chosen?.open();
      setDevice(chosen);
    } catch {
      // taken by another program, or nobody chose one
      setDevice(undefined);
    }
  };
  return { canConnect, isOn: device !== undefined, connect, stop: () => setDevice(undefined) };
}
