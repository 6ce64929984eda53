import { metrics } from '../kernel/metrics';

/** One run of a job, with its time and how it ended. */
export async function measured<T>(job: string, run: () => Promise<T>): Promise<T> {
  const done = metrics().jobSeconds.startTimer({ job });
  try {
    const result = await run();
    done({ outcome: 'done' });
    return result;
  } catch (error) {
    done({ outcome: 'failed' });
    throw error;
  }
}
