import { useEffect, useRef, useState } from 'react';
import { readScale, weigher } from './scale-report';

/** What of WebHID is used here; the types of the browser do not have it yet. */
interface HidDevice extends EventTarget {
  productName: string;
  open: () => Promise<void>;
  close: () => Promise<void>;
}
interface Hid {
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
    device.addEventListener('inputreport', hear);
    return () => {
      device.removeEventListener('inputreport', hear);
      void device.close();
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
