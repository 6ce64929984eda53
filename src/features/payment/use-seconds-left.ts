import { useEffect, useState } from 'react';

/** Until this moment; undefined where there is none, and on the server, whose clock is another. */
export function useSecondsLeft(until: string | null): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (until === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null || now === undefined) return undefined;
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** `1:02:03`, `4:05`: for a clock that runs down. */
export function clockOf(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
