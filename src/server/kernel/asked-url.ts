/** The address as it was asked for; ours to set, whatever a client sends. */
export const ASKED_URL = 'x-asked-url';
