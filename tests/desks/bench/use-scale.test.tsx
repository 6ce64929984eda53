import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScale } from '../../../src/desks/bench/use-scale';

class Scale extends EventTarget {
  readonly productName = 'Postal scale';
  open = vi.fn(() => Promise.resolve());
  close = vi.fn(() => Promise.resolve());
  /** Grams as HID's weighing devices report them: status, unit, power of ten, low, high. */
  weigh(grams: number, status = 4) {
    const data = new DataView(Uint8Array.of(status, 2, 0, grams % 256, Math.floor(grams / 256)).buffer);
    act(() => void this.dispatchEvent(Object.assign(new Event('inputreport'), { data })));
  }
}
class Hid extends EventTarget {
  asked: unknown[] = [];
  constructor(private readonly offered: Scale[] | Error) {
    super();
  }
  requestDevice = (options: unknown) => {
    this.asked.push(options);
    return this.offered instanceof Error ? Promise.reject(this.offered) : Promise.resolve(this.offered);
  };
  unplug(device: EventTarget) {
    act(() => void this.dispatchEvent(Object.assign(new Event('disconnect'), { device })));
  }
}

const plugIn = (hid: Hid) => Object.defineProperty(navigator, 'hid', { value: hid, configurable: true });
const start = () => {
  const onGrams = vi.fn<(grams: number) => void>();
  return { onGrams, ...renderHook(() => useScale(onGrams)) };
};
let scale: Scale;
beforeEach(() => void (scale = new Scale()));
afterEach(() => void Reflect.deleteProperty(navigator, 'hid'));

it('cannot be turned on in a browser that reads none', () => {
  expect(start().result.current.canConnect).toBe(false);
});

it('is asked for, and tells each weight that stands still once', async () => {
  const hid = new Hid([scale]);
  plugIn(hid);
  const { result, onGrams } = start();
  expect([result.current.canConnect, result.current.isOn]).toEqual([true, false]);
  await act(() => result.current.connect());
  expect(hid.asked).toEqual([{ filters: [{ usagePage: 0x8d }] }]);
  expect(scale.open).toHaveBeenCalledOnce();
  expect(result.current.isOn).toBe(true);
  scale.weigh(700, 3);
  scale.weigh(1250);
  expect(onGrams).not.toHaveBeenCalled();
  scale.weigh(1250);
  scale.weigh(1250);
  expect(onGrams.mock.calls).toEqual([[1250]]);
  scale.weigh(0, 2);
  scale.weigh(300);
  scale.weigh(300);
  expect(onGrams.mock.calls).toEqual([[1250], [300]]);
});

it('is off where its plug was pulled, and not where another’s was', async () => {
  const hid = new Hid([scale]);
  plugIn(hid);
  const { result, onGrams } = start();
  await act(() => result.current.connect());
  hid.unplug(new Scale());
  expect(result.current.isOn).toBe(true);
  // a device that is gone cannot be closed
  scale.close.mockRejectedValueOnce(new Error('NotFoundError'));
  hid.unplug(scale);
  expect(result.current.isOn).toBe(false);
  scale.weigh(500);
  scale.weigh(500);
  expect(onGrams).not.toHaveBeenCalled();
});

it('stays off where nobody chose one, where it was refused, and where another program holds it', async () => {
  plugIn(new Hid([]));
  const none = start();
  await act(() => none.result.current.connect());
  expect(none.result.current.isOn).toBe(false);
  plugIn(new Hid(new Error('NotAllowedError')));
  const refused = start();
  await act(() => refused.result.current.connect());
  expect(refused.result.current.isOn).toBe(false);
  scale.open.mockRejectedValueOnce(new Error('InvalidStateError'));
  plugIn(new Hid([scale]));
  const held = start();
  await act(() => held.result.current.connect());
  expect(held.result.current.isOn).toBe(false);
});

it('is given back when it is turned off or the bench is left', async () => {
  plugIn(new Hid([scale]));
  const { result, unmount } = start();
  await act(() => result.current.connect());
  act(() => result.current.stop());
  await waitFor(() => expect(scale.close).toHaveBeenCalledOnce());
  await act(() => result.current.connect());
  unmount();
  await waitFor(() => expect(scale.close).toHaveBeenCalledTimes(2));
});
