import { useRouter } from 'next/router';
import { useEffect } from 'react';

const STEP_MS = 500;
// nprogress's own carries roles that do not exist; that the page changed is told by the router's announcer
const BAR = '<div class="bar" aria-hidden="true"></div>';

/** Spec FRM-15: the further the line is, the smaller its steps, in percent. */
export function progressStep(percent: number): number {
  if (percent < 20) return 10;
  if (percent < 50) return 4;
  if (percent < 80) return 2;
  return percent < 99 ? 0.5 : 0;
}

const line = () => import('nprogress').then(({ default: progress }) => progress);

/** The line at the top from the start of a route change to its end or failure. */
export function useProgressLine() {
  const { events } = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGoing = false;

    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow || isGoing) return;
      isGoing = true;
      void line().then((progress) => {
        if (!isGoing) return;
        let percent = 0;
        const step = () => {
          percent += progressStep(percent);
          progress.set(percent / 100);
        };
        progress.configure({ showSpinner: false, trickle: false, minimum: 0.08, template: BAR, barSelector: '.bar' });
        step();
        timer = setInterval(step, STEP_MS);
      });
    };
    const finish = () => {
      if (!isGoing) return;
      isGoing = false;
      clearInterval(timer);
      void line().then((progress) => isGoing || progress.done());
    };

    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', finish);
    events.on('routeChangeError', finish);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', finish);
      events.off('routeChangeError', finish);
      finish();
    };
  }, [events]);
}
