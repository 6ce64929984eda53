/** Starts what happens by the clock. */
export function startJobs(): void {}
