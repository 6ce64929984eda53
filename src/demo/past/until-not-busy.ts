/** How often a call that was told to come again does so. */
const MOST_TRIES = 5;
/** Longer is no matter of a busy moment, in seconds. */
const LONGEST_WAIT = 5;

/**
 * Sends again what found the server without room for a moment, as a database on a busy machine is. The call keeps its
 * key, so that what was done after all is not done twice. @returns the last answer, also where it still is no
 */
export async function untilNotBusy(send: () => Response | Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await send();
    const wait = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !wait || wait > LONGEST_WAIT || tries === MOST_TRIES) return response;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}
